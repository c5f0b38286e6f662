// Exact chances of what can still come, as tables.
import type { TablePart } from '@planisphere/core';
import styles from './analysis.module.css';
import type { AnalysisScreen } from './open-analysis.ts';
import { analysisWords } from './words/index.ts';

export function Odds({ screen: { session, text } }: { screen: AnalysisScreen }) {
  const frame = { ...session.frame(), width: 76 };
  const parts = text.odds?.(session.view.value, frame) ?? [];
  if (parts.length === 0) return <p class={styles.quiet}>{analysisWords().noOdds}</p>;
  return <OddsTables parts={parts} />;
}

export function OddsTables({ parts }: { parts: readonly TablePart[] }) {
  return (
    <>
      {parts.map(({ title, lines = [], columns = [], rows = [] }) => (
        <section key={title} class={styles.odds}>
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={`${index} ${row[0]}`}>
                  {row.map((cell, column) =>
                    column === 0 ? (
                      <th key={columns[column]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={columns[column]}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {lines.map((line) => (
            <p key={line} class={styles.quiet}>
              {line}
            </p>
          ))}
        </section>
      ))}
    </>
  );
}
