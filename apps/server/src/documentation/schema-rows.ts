import type { JsonSchema } from './schemas.ts';

/** One line of a schema's table. */
export interface SchemaRow {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function limits({ minimum, maximum }: JsonSchema): string {
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return '';
  return maximum === Number.MAX_SAFE_INTEGER ? '' : ` ${minimum}–${maximum}`;
}

/** A schema in a few words: `integer 0–10000`, `array of Slab`, `"flat" | "sliding"`. */
export function typeOf(schema: unknown): string {
  if (!isSchema(schema)) return 'any';
  const { $ref, enum: options, const: word, oneOf, anyOf, type, items, prefixItems } = schema;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if (word !== undefined) return JSON.stringify(word);
  if (Array.isArray(options)) return options.map((each) => JSON.stringify(each)).join(' | ');
  const choices = [...list(oneOf), ...list(anyOf)];
  if (choices.length > 0) return choices.map((each) => typeOf(each)).join(' | ');
  if (type === 'array')
    return `array of ${
      prefixItems === undefined
        ? typeOf(items)
        : list(prefixItems)
            .map((each) => typeOf(each))
            .join(', ')
    }`;
  const words = [type ?? 'any']
    .flat()
    .map((each) => (typeof each === 'string' ? each : 'any'))
    .join(' | ');
  return `${words}${limits(schema)}`;
}

/** The fields of an object schema, those of objects inside it by their path. */
export function schemaRows(schema: unknown, prefix = ''): readonly SchemaRow[] {
  if (!isSchema(schema) || !isSchema(schema['properties'])) return [];
  const required = new Set(list(schema['required']));
  return Object.entries(schema['properties']).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const row = { name, type: typeOf(property), needed: required.has(key) };
    return [row, ...schemaRows(property, `${name}.`)];
  });
}
