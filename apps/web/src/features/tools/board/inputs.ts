import * as z from 'zod/mini';
import { draftFieldNames } from '@saer/contract/products/calculator-draft';
import { readSessionStorage, writeSessionStorage } from '../../../lib/browser/storage.ts';
import type { ToolFields, Texts } from '../fields/field.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSignedIn } from '../../../lib/session/session.ts';
import { clearUnsettled, saveUnsettled, unsettledAt } from '../../../lib/address/unsettled-address.ts';

const longestText = 200;
const mostFields = 150;

const stored = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(longestText)));

/** Texts typed in this tab's tools, by field. */
const typedInputs = (): Texts => stored.safeParse(readSessionStorage('tools.inputs')).data ?? {};

/** Adds texts to those of this tab, for the next tool; the oldest fall out where there are too many. */
function saveInputs(texts: Texts): void {
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
export const toAddress = (fields: ToolFields, texts: Texts): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, { initial = '' }]) => {
      const text = texts[name] ?? initial;
      return text === initial ? [] : [[name, text]];
    }),
  ).toString();

/** The texts that a link carries, as the fragment of its address: all of it, whatever the other tool begins with. */
export const toFragment = (texts: Texts): string =>
  Object.keys(texts).length === 0 ? '' : `#${new URLSearchParams({ ...texts })}`;

/** The calculator's own fields among these texts, as its address names them. */
export const calculatorQuery = (texts: Texts): string =>
  new URLSearchParams(
    draftFieldNames.flatMap((name) => {
      const text = texts[name] ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  ).toString();

const DEBOUNCE_MS = 250;

/**
 * The texts of a tool's fields: those of the address, and no others if it has any; else those typed in another tool of this tab, else `begin`; what was `typed` meanwhile comes before all. What is typed shows at once; the
 * address and the other tools follow when the typing rests, or when the page is left.
 */
export function useInputs(
  fields: ToolFields,
  replaceAddress: (fragment: string) => void,
  { begin = {}, typed = {} }: { readonly begin?: Texts; readonly typed?: Texts } = {},
): readonly [Texts, (changes: Texts) => void] {
  const [texts, setTexts] = useState<Texts>(() => {
    const linked = inputsInAddress(unsettledAt('tools.unsettled', here()) ?? location.hash, fields);
    const there = Object.keys(linked).length > 0 ? onlyThese(fields, linked) : { ...begin, ...typedInputs() };
    return { ...there, ...typed };
  });
  const [wasSignedIn] = useState(isSignedIn);
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
    const timer = setTimeout(() => {
      toSave(wasSignedIn, texts);
      replaceAddress(toAddress(fields, texts));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [fields, texts, replaceAddress, wasSignedIn]);
  useEffect(() => {
    clearUnsettled('tools.unsettled');
    const save = (): void => toSave(wasSignedIn, latest.current);
    const leave = (): void => {
      save();
      if (isSignedIn() === wasSignedIn)
        saveUnsettled('tools.unsettled', here(), toAddress(fields, latest.current));
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      save();
    };
  }, [fields, wasSignedIn]);
  const change = useCallback((changes: Texts) => setTexts((now) => ({ ...now, ...changes })), []);
  return [texts, change];
}

const here = (): string => location.pathname + location.hash;

/** Saves what was typed, unless whoever typed it has signed in or out since: then nothing is left behind. */
function toSave(wasSignedIn: boolean, texts: Texts): void {
  if (isSignedIn() === wasSignedIn) saveInputs(texts);
}

/** Texts of an address: its tool's other fields are as they begin, those of other tools as they were typed. */
const onlyThese = (fields: ToolFields, linked: Texts): Texts => ({
  ...typedInputs(),
  ...Object.fromEntries(Object.entries(fields).map(([name, { initial = '' }]) => [name, initial])),
  ...linked,
});
