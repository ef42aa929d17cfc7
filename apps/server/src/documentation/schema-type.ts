import { html, type Html } from '../http/replies/html.ts';
import type { JsonSchema } from './schemas.ts';

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const listChoices = ({ oneOf, anyOf }: JsonSchema) => [...list(oneOf), ...list(anyOf)];

const formats: Readonly<Record<string, string>> = { date: 'YYYY-MM-DD', 'date-time': 'instant' };

/** The range of a number; whole numbers without one have the largest exact integer. */
function limits({ minimum, maximum }: JsonSchema): string {
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return '';
  return maximum === Number.MAX_SAFE_INTEGER ? '' : ` ${minimum}–${maximum}`;
}

function plainType(schema: JsonSchema): string {
  const { type, format, maxLength } = schema;
  if (typeof format === 'string' && formats[format] !== undefined) return formats[format];
  const words = [type ?? 'JSON'].flat().filter((each) => typeof each === 'string');
  const length = typeof maxLength === 'number' ? ` ≤ ${maxLength}` : '';
  return `${words.join(' | ')}${limits(schema)}${length}`;
}

const joined = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html`${between}${part}`))}`;

/** Tells whether a type is a single word, to which `[]` can be appended without parentheses. */
const isShort = (schema: JsonSchema) =>
  '$ref' in schema || 'properties' in schema || plainType(schema) === schema['type'];

/** Formats a tuple; equal positions are counted. */
const tuple = (positions: readonly Html[]): Html => {
  const [first] = positions;
  return first !== undefined && positions.every((each) => each.html === first.html)
    ? html`${positions.length} × ${first}`
    : html`[${joined(positions, ', ')}]`;
};

/** Formats a schema as a short type with links to named schemas: `integer 0–10000`, `Slab[]`, `"flat" | "sliding"`. */
export function describeType(schema: unknown): Html {
  if (!isSchema(schema)) return html`JSON`;
  const { $ref, enum: options, const: word, type, items, prefixItems, properties } = schema;
  if (typeof $ref === 'string') {
    const id = $ref.slice($ref.lastIndexOf('/') + 1);
    return html`<a href="#${id}">${id}</a>`;
  }
  if (word !== undefined) return html`${JSON.stringify(word)}`;
  if (Array.isArray(options)) return html`${options.map((each) => JSON.stringify(each)).join(' | ')}`;
  const choices = listChoices(schema);
  if (choices.length > 0)
    return joined(
      choices.map((each) => describeType(each)),
      ' | ',
    );
  if (prefixItems !== undefined) return tuple(list(prefixItems).map((each) => describeType(each)));
  if (type === 'array')
    return isSchema(items) && isShort(items)
      ? html`${describeType(items)}[]`
      : html`(${describeType(items)})[]`;
  if (isSchema(properties)) return html`{ ${Object.keys(properties).join(', ')} }`;
  if (type === 'object') return html`{ [key]: ${describeType(schema['additionalProperties'])} }`;
  return html`${plainType(schema)}`;
}

/** One row of a schema's table. */
export interface SchemaRow {
  readonly name: string;
  readonly type: Html;
  readonly needed: boolean;
  /** The default as JSON, if any. */
  readonly byDefault?: string;
}

/** Finds an unnamed object in a field, also within a list or a nullable, with the prefix of its fields' paths. */
function inlineObject(schema: unknown, path: string): readonly [JsonSchema, string] | undefined {
  if (!isSchema(schema)) return undefined;
  if (isSchema(schema['properties'])) return [schema, `${path}.`];
  if (schema['type'] === 'array') return inlineObject(schema['items'], `${path}[]`);
  if (isSchema(schema['additionalProperties']))
    return inlineObject(schema['additionalProperties'], `${path}[key]`);
  const objects = listChoices(schema).flatMap((each) => {
    const found = inlineObject(each, path);
    return found === undefined ? [] : [found];
  });
  return objects.length === 1 ? objects[0] : undefined;
}

/** The fields of an object schema; fields of nested unnamed objects by their path. */
export function schemaRows(schema: unknown, prefix = ''): readonly SchemaRow[] {
  if (!isSchema(schema) || !isSchema(schema['properties'])) return [];
  const required = new Set(list(schema['required']));
  return Object.entries(schema['properties']).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const inner = inlineObject(property, name);
    const byDefault = isSchema(property) ? property['default'] : undefined;
    const row: SchemaRow = {
      name,
      type: describeType(property),
      needed: required.has(key),
      ...(byDefault === undefined ? {} : { byDefault: JSON.stringify(byDefault) }),
    };
    return [row, ...(inner === undefined ? [] : schemaRows(...inner))];
  });
}

/** The tables of a named schema: one for each of its forms. */
export function schemaForms(schema: JsonSchema): readonly (readonly SchemaRow[])[] {
  const forms = listChoices(schema);
  return (forms.length === 0 ? [schema] : forms)
    .map((form) => schemaRows(form))
    .filter((rows) => rows.length > 0);
}
