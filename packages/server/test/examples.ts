// A well-formed example of any message, made from its schema: a new message is tried without anybody writing it down.
import { type MessageType, messageSchemas } from '@planisphere/protocol';

/** As much of a valibot schema as is needed here. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

export type Values = Readonly<Record<string, unknown>>;

/** `given` says what fields of these names hold; optional fields that are not in it are left out. */
export function exampleOf(type: MessageType, given: Values): Values {
  return objectOf(messageSchemas[type] as Shape, given);
}

export function hasField(type: MessageType, field: string): boolean {
  return Object.hasOwn((messageSchemas[type] as Shape).entries ?? {}, field);
}

function objectOf({ entries = {} }: Shape, given: Values): Values {
  const fields = Object.entries(entries).map(
    ([name, shape]) => [name, sampleOf(shape, name, given)] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function sampleOf(shape: Shape, name: string, given: Values): unknown {
  if (shape.type === 'literal') return shape.literal;
  if (Object.hasOwn(given, name)) return given[name];
  switch (shape.type) {
    case 'optional':
      return undefined;
    case 'boolean':
      return true;
    case 'number':
      return 0;
    case 'picklist':
      return shape.options?.[0];
    case 'variant':
      return objectOf(shape.options?.[0] as Shape, given);
    default:
      throw new Error(`no example for ${name}, which is a ${shape.type}`);
  }
}
