import * as z from 'zod/mini';
import { draftFields } from './calculator-draft.ts';
import { cleaned, cleanText } from '../api/clean-text.ts';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { day, id, instant, text, withDefault } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { keyQuery, keysQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import { personName } from '../api/text-format.ts';

/** The maximum number of scenarios of one seller, and of columns of a scenario. */
export const maxScenarios = 500;
export const maxScenarioColumns = 4;

/** Maximum characters of a column's title. */
export const longestColumnTitle = 60;

/** True if the database can store a text in a document: without the null character and halves of a character. */
const isStorable = (value: string): boolean => !/[\0\p{Cs}]/u.test(value);

const { product: _product, productVersion: _productVersion, on: _on, ...typedFields } = draftFields;

/** The form’s fields; without a day, the fees of today count. */
const inputFields = { ...typedFields, on: z.exactOptional(day()) };

/** The calculator's form as it was typed, without the saved product that was opened in it. */
const scenarioInputs = z.strictObject(inputFields).check(
  z.overwrite((inputs) => {
    for (const [name, value] of Object.entries(inputs)) Object.assign(inputs, { [name]: cleanText(value) });
    return inputs;
  }),
  z.refine((inputs) => Object.values(inputs).every(isStorable), 'notText'),
);

/** One calculation of a scenario, with the seller's own title for it. */
export const scenarioColumn = z.strictObject({
  title: withDefault(
    z
      .string('text')
      .check(cleaned(), z.maxLength(longestColumnTitle, 'text'), z.refine(isStorable, 'notText')),
    '',
  ),
  inputs: scenarioInputs,
});
export type ScenarioColumn = z.output<typeof scenarioColumn>;

const columns = z
  .array(scenarioColumn, 'count')
  .check(z.minLength(1, 'count'), z.maxLength(maxScenarioColumns, 'count'));

const content = { name: personName(), columns };

/** Calculations of one seller beside each other, saved by name. */
export const scenario = z.object({
  id: id(),
  version: rowVersion(),
  createdAt: instant(),
  updatedAt: instant(),
  ...content,
  /** Who wrote it last: the seller or a sub-user. null if that account is gone. */
  changedBy: z.nullable(z.object({ id: id(), fullName: text(201) })),
});
export type Scenario = z.output<typeof scenario>;

export const pageScenarios = {
  method: 'GET',
  path: '/scenario/page',
  access: 'seller',
  summary: 'Saved scenarios of the seller and their sub-users, a page at a time',
  description:
    'Calculations saved beside each other, a page at a time: a seller and their sub-users see the same ones, those changed last first. Filter and sort by `name`, `createdAt` and `updatedAt`; `search` looks in names. `inputs` holds the fields of the calculator as they were typed, under their names in its address; figures are not saved, since they follow from the inputs and the fees of the day.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(scenario),
} as const satisfies Endpoint;

export const findScenario = {
  method: 'GET',
  path: '/scenario',
  access: 'seller',
  summary: 'A saved scenario',
  description: 'One scenario by key. Another seller’s is answered as missing.',
  query: keyQuery,
  body: nothing,
  reply: scenario,
} as const satisfies Endpoint;

export const createScenario = {
  method: 'POST',
  path: '/scenario',
  access: 'seller',
  summary: 'Save calculations beside each other under a name',
  description:
    'One to four `columns`, each with the calculator’s fields in `inputs`; fields that are left out have their defaults. 500 scenarios at most for a seller, else `tooManyScenarios`. `saveKey` is a UUID of the client: the same key with the same content returns the one scenario that was created, with other content it is refused with `saveKeyUsed`.',
  query: nothing,
  /** Sending the same `saveKey` twice returns the one scenario that was created. */
  body: z.strictObject({ saveKey: z.exactOptional(z.uuid('code')), ...content }),
  writes: 'create',
  reply: scenario,
} as const satisfies Endpoint;

export const updateScenario = {
  method: 'PUT',
  path: '/scenario',
  access: 'seller',
  summary: 'Replace a scenario, if nobody changed it meanwhile',
  description:
    'Replaces name and columns. `version` is the one that was read; where somebody has changed the scenario since, the answer is `rowChanged`.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), ...content }),
  writes: 'update',
  reply: scenario,
} as const satisfies Endpoint;

export const renameScenario = {
  method: 'PATCH',
  path: '/scenario',
  access: 'seller',
  summary: 'Rename a scenario, if nobody changed it meanwhile',
  description: 'Changes the name only, on the same condition.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), name: content.name }),
  writes: 'update',
  reply: scenario,
} as const satisfies Endpoint;

export const removeScenarios = {
  method: 'DELETE',
  path: '/scenario',
  access: 'seller',
  summary: 'Remove scenarios: all of them or none',
  description: 'Deletes up to 100 scenarios: all of them or none.',
  query: keysQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

export const scenarioEndpoints: readonly DescribedEndpoint[] = [
  pageScenarios,
  findScenario,
  createScenario,
  updateScenario,
  renameScenario,
  removeScenarios,
];
