import type { Html } from '../http/replies/html.ts';
import { choicesOf, isSchema, list, typeOf } from './schema-type.ts';
import type { JsonSchema } from './schemas.ts';

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
  const objects = choicesOf(schema).flatMap((each) => {
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
      type: typeOf(property),
      needed: required.has(key),
      ...(byDefault === undefined ? {} : { byDefault: JSON.stringify(byDefault) }),
    };
    return [row, ...(inner === undefined ? [] : schemaRows(...inner))];
  });
}

/** The tables of a named schema: one for each of its forms. */
export function schemaForms(schema: JsonSchema): readonly (readonly SchemaRow[])[] {
  const forms = choicesOf(schema);
  return (forms.length === 0 ? [schema] : forms)
    .map((form) => schemaRows(form))
    .filter((rows) => rows.length > 0);
}
