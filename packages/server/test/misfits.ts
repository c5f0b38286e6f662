// Compares values with the schemas that describe them.
import type { JsonSchema } from '@planisphere/protocol/schema';

/** The places where a value violates a schema; unknown fields do too, unless the schema allows them. */
export function misfits(schema: JsonSchema, value: unknown, at = ''): readonly string[] {
  const { properties, additionalProperties: others, oneOf } = schema;
  if (oneOf !== undefined) {
    const tries = oneOf.map((each) => misfits(each, value, at));
    return tries.find((each) => each.length === 0) ?? [`${at}: none of ${oneOf.length}`, ...(tries[0] ?? [])];
  }
  const said = JSON.stringify(value);
  if ('const' in schema) return schema.const === value ? [] : [`${at}: ${said}`];
  if (schema.enum !== undefined) return schema.enum.includes(value) ? [] : [`${at}: ${said}`];
  const isInteger = schema.type === 'integer' && Number.isSafeInteger(value);
  const found = Array.isArray(value) ? 'array' : isInteger ? 'integer' : typeof value;
  if (schema.type !== undefined && schema.type !== found) return [`${at}: ${found}, not ${schema.type}`];
  if (Array.isArray(value))
    return value.flatMap((each, index) => misfits(schema.items ?? {}, each, `${at}[${index}]`));
  if (found !== 'object' || (properties === undefined && typeof others !== 'object')) return [];
  const fields = value as Record<string, unknown>;
  const missing = (schema.required ?? []).filter((name) => !(name in fields));
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...Object.entries(fields).flatMap(([name, each]) => {
      const field = properties?.[name] ?? (others === true ? {} : others === false ? undefined : others);
      return field === undefined ? [`${at}.${name} is not described`] : misfits(field, each, `${at}.${name}`);
    }),
  ];
}
