// Secrets of the whole site, such as the key of its cookies: made once, the same for every node.
import { type Sql, statement } from './sql.ts';

/** The secret with this name. The first node makes it; the others read the same. */
export async function secretNamed(sql: Sql, name: string, make: () => string): Promise<string> {
  const query = statement('select value from secrets where name = $1', name);
  const [known] = await sql.all<{ value: string }>(query);
  if (known !== undefined) return known.value;
  await sql.write([
    statement('insert into secrets (name, value) values ($1, $2) on conflict do nothing', name, make()),
  ]);
  const [made] = await sql.all<{ value: string }>(query);
  if (made === undefined) throw new Error(`the secret ${name} cannot be kept`);
  return made.value;
}
