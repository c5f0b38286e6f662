// The parts of a table as a document: a heading for each, with a table or a list under it.
import type { TablePart } from '@planisphere/core';
import { heard } from '../../base/words/heard.ts';
import { typeset } from '../../base/words/typeset.ts';
import styles from './text.module.css';

export function Parts({ parts }: { parts: readonly TablePart[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <section key={index} class={styles.part}>
          <h2>{typeset(part.title)}</h2>
          <Lines lines={part.lines ?? []} />
          {part.columns === undefined ? undefined : <Rows columns={part.columns} part={part} />}
        </section>
      ))}
    </>
  );
}

export function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return undefined;
  return (
    <ul class={styles.lines}>
      {lines.map((line, index) => (
        <li key={index}>{heard(typeset(line))}</li>
      ))}
    </ul>
  );
}

function Rows({ columns, part }: { columns: readonly string[]; part: TablePart }) {
  return (
    // A wide table scrolls separately: a keyboard must reach it.
    <section class={styles.wide} aria-label={typeset(part.title)} tabindex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {typeset(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(part.rows ?? []).map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{typeset(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
