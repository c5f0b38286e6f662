// All finished games as records, one a line, for `planisphere verify` or another device.

import { saveFile } from '../../base/sharing.ts';
import type { SavedTable } from '../../table/saved.ts';
import { recordOfTable } from '../replay/finding.ts';

async function recordLines(tables: readonly SavedTable[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of tables) {
    if (table.summary.scores === undefined) continue;
    const line = await recordOfTable(table);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

export async function exportRecords(tables: readonly SavedTable[]): Promise<void> {
  saveFile((await recordLines(tables)).join('\n'), 'planisphere-games.jsonl');
}
