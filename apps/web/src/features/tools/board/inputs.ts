import { draftFieldNames } from '@saer/contract/products/calculator-draft';
import { readSessionStorage, writeSessionStorage } from '../../../lib/browser/session-storage.ts';
import type { ToolFields, Texts } from '../fields/field.ts';
import * as z from 'zod/mini';

const longestText = 200;
const mostFields = 150;

const stored = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(longestText)));

/** Texts typed in this tab's tools, by field. */
export const typedInputs = (): Texts => stored.safeParse(readSessionStorage('tools.inputs')).data ?? {};

/** Adds texts to those of this tab, for the next tool; the oldest fall out where there are too many. */
export function saveInputs(texts: Texts): void {
  const all = { ...typedInputs(), ...texts };
  const fitting = Object.entries(all).filter(([, text]) => text.length <= longestText);
  writeSessionStorage('tools.inputs', Object.fromEntries(fitting.slice(-mostFields)));
}

/**
 * The inputs in an address's fragment, which no server sees: `cost=12.50&weight=400`. Only fields of the tool are read, and only so much as
 * a field can hold.
 */
export function inputsInAddress(hash: string, fields: ToolFields): Texts {
  const search = new URLSearchParams(hash.replace(/^#/, ''));
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const text = search.get(name);
      return text === null || text.length > longestText ? [] : [[name, text]];
    }),
  );
}

/** The fragment of a link to a tool with these inputs; empty if all fields are as they begin. */
export const addressOf = (fields: ToolFields, texts: Texts): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, { initial = '' }]) => {
      const text = texts[name] ?? initial;
      return text === initial ? [] : [[name, text]];
    }),
  ).toString();

/** The texts that a link carries, as the fragment of its address: all of it, whatever the other tool begins with. */
export const fragmentOf = (texts: Texts): string =>
  Object.keys(texts).length === 0 ? '' : `#${new URLSearchParams({ ...texts })}`;

/** The calculator's own fields among these texts, as its address names them. */
export const calculatorQuery = (texts: Texts): string =>
  new URLSearchParams(
    draftFieldNames.flatMap((name) => {
      const text = texts[name] ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  ).toString();
