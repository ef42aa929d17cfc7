import * as z from 'zod/mini';
import { emptyDraft, type DraftField } from '@saer/contract/products/calculator-draft';
import { draftOf, readSearch, writeSearch } from '@saer/contract/products/calculator-search';
import {
  longestColumnTitle,
  maxScenarioColumns,
  type ScenarioColumn,
} from '@saer/contract/products/scenario';

export const scenarioPath = '/user/scenario';
export const scenariosPath = '/user/scenarios';

/** A scenario as it stands on its page, saved or not. */
export interface ScenarioContent {
  /** Empty before it is saved. */
  readonly name: string;
  /** The saved version that it was changed from; 0 if there is none. */
  readonly version: number;
  readonly columns: readonly ScenarioColumn[];
}

/** Characters of an address that are read; four filled-in forms have some 3,000. */
const longestHash = 40_000;

const address = z.object({
  name: z.string().check(z.maxLength(100)),
  version: z.int().check(z.nonnegative()),
  columns: z
    .array(
      z.object({
        title: z.string().check(z.maxLength(longestColumnTitle)),
        inputs: z.record(z.string(), z.unknown()),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxScenarioColumns)),
});

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): unknown {
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (each) => each.codePointAt(0) ?? 0,
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * A scenario as the fragment of an address, which browsers send to no server: everything that was typed, defaults omitted. The saved
 * product that a calculation was opened from is not part of it.
 */
export const scenarioHash = ({ name, version, columns }: ScenarioContent): string =>
  toBase64Url(
    JSON.stringify({
      name,
      version,
      columns: columns.map(({ title, inputs }) => ({
        title,
        inputs: writeSearch({ ...emptyDraft, ...inputs }),
      })),
    }),
  );

export interface ReadScenario extends ScenarioContent {
  /** Fields with values that could not be used. */
  readonly refused: readonly DraftField[];
}

/** Reads a fragment field by field; undefined: it is not one of a scenario. */
export function readScenarioHash(hash: string): ReadScenario | undefined {
  if (hash === '' || hash.length > longestHash) return undefined;
  const { success, data } = z.safeParse(address, fromBase64Url(hash));
  if (!success) return undefined;
  const read = data.columns.map(({ title, inputs }) => ({ title, ...readSearch(inputs) }));
  return {
    name: data.name,
    version: data.version,
    columns: read.map(({ title, search }) => ({ title, inputs: toInputs(search) })),
    refused: [...new Set(read.flatMap(({ refused }) => refused))],
  };
}

/** The form behind an address, or a saved product's fields, as the inputs of a column. */
export function toInputs(raw: Readonly<Record<string, unknown>>): ScenarioColumn['inputs'] {
  const { product: _product, productVersion: _version, ...inputs } = draftOf(readSearch(raw).search);
  return withoutEmptyDay(inputs);
}

/** The form says “today” with an empty day, a saved column with none. */
export const withoutEmptyDay = <Inputs extends { readonly on?: string }>({ on = '', ...inputs }: Inputs) =>
  on === '' ? inputs : { ...inputs, on };

/** The address of a new scenario: a calculation, and its duplicate to vary beside it. */
export function newScenarioHash(raw: Readonly<Record<string, unknown>>): string {
  const inputs = toInputs(raw);
  return scenarioHash({ name: '', version: 0, columns: [1, 2].map(() => ({ title: '', inputs })) });
}
