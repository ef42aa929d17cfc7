import type { DraftField } from '@saer/contract/products/calculator-draft';
import { maxScenarioColumns, type Scenario, type ScenarioColumn } from '@saer/contract/products/scenario';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  readScenarioHash,
  type ScenarioContent,
  scenarioHash,
  scenarioPath,
  withoutEmptyDay,
} from '../../../../domain/scenario/scenario-link.ts';
import { isSignedIn } from '../../../../lib/session/session.ts';
import { clearUnsettled, saveUnsettled, unsettledAt } from '../../../../lib/address/unsettled-address.ts';

const DEBOUNCE_MS = 250;

/** A column, and a key that it keeps while others come and go. */
export interface KeyedColumn extends ScenarioColumn {
  readonly key: number;
}

export type ColumnChange = Partial<Pick<ScenarioColumn, 'title'>> & {
  readonly inputs?: Partial<ScenarioColumn['inputs']>;
};

interface Content extends Omit<ScenarioContent, 'columns'> {
  readonly columns: readonly KeyedColumn[];
}

let lastKey = 0;
const keyed = (column: ScenarioColumn): KeyedColumn => ({ ...column, key: (lastKey += 1) });
const withKeys = (content: ScenarioContent): Content => ({
  ...content,
  columns: content.columns.map(keyed),
});

interface Opened {
  readonly content: Content | undefined;
  readonly refused: readonly DraftField[];
}

/** The scenario of an address: its fragment, or else the saved one. */
function opened(hash: string, saved: Scenario | undefined): Opened {
  const { refused = [], ...read } = readScenarioHash(hash) ?? {};
  const content = 'columns' in read ? read : saved;
  return { content: content && withKeys(content), refused };
}

const getColumns = ({ columns }: Content): readonly ScenarioColumn[] =>
  columns.map(({ key: _key, ...column }) => column);

const toHash = (content: Content): string => scenarioHash({ ...content, columns: getColumns(content) });

/** The fragment of an address: empty where it would say what is saved. */
function toAddress(content: Content | undefined, saved: Scenario | undefined): string {
  if (content === undefined) return '';
  const hash = toHash(content);
  return saved !== undefined && hash === scenarioHash(saved) ? '' : hash;
}

/**
 * A scenario's columns. What is typed shows at once; the fragment of the address follows when the typing rests, in the same history
 * entry, until it is saved. An address that changes from outside (back, a link) is taken over.
 */
export function useScenario(saved: Scenario | undefined) {
  const hash = useLocation({ select: (at) => at.hash });
  const isHere = useLocation({ select: ({ pathname }) => pathname }) === scenarioPath;
  const navigate = useNavigate();
  const savedId = saved?.id;
  const address = `${savedId ?? ''}#${hash}`;
  const [{ content, refused }, setOpened] = useState(() =>
    opened(unsettledAt('scenario.unsettled', address) ?? hash, saved),
  );
  const written = useRef(address);

  useEffect(() => {
    if (!isHere || address === written.current) return;
    written.current = address;
    setOpened(opened(hash, saved));
  }, [address, hash, saved, isHere]);

  const setContent = useCallback(
    (next: (now: Content) => Content) =>
      setOpened((now) => (now.content === undefined ? now : { ...now, content: next(now.content) })),
    [],
  );

  useEffect(() => {
    if (!isHere) return undefined;
    const timer = setTimeout(() => {
      const next = toAddress(content, saved);
      if (`${savedId ?? ''}#${next}` === written.current) return;
      written.current = `${savedId ?? ''}#${next}`;
      void navigate({
        to: '.',
        search: true,
        hash: next,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
        viewTransition: false,
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [content, saved, savedId, navigate, isHere]);

  useEffect(() => clearUnsettled('scenario.unsettled'), []);
  useEffect(() => {
    if (!isHere) return undefined;
    const leave = (): void => {
      // Whoever has just signed out leaves nothing behind. Even where the address has followed: a reload asked for before begins at
      // the one before.
      if (isSignedIn()) saveUnsettled('scenario.unsettled', address, toAddress(content, saved));
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [content, saved, address, isHere]);

  const change = useCallback(
    (key: number, { inputs, ...changes }: ColumnChange) =>
      setContent((now) => ({
        ...now,
        columns: now.columns.map((column) =>
          column.key === key
            ? {
                ...column,
                ...changes,
                inputs: inputs ? withoutEmptyDay({ ...column.inputs, ...inputs }) : column.inputs,
              }
            : column,
        ),
      })),
    [setContent],
  );
  /** Adds a duplicate beside a column. */
  const duplicate = useCallback(
    (key: number) =>
      setContent((now) => {
        const at = now.columns.findIndex((column) => column.key === key);
        const column = now.columns[at];
        if (column === undefined || now.columns.length >= maxScenarioColumns) return now;
        return { ...now, columns: now.columns.toSpliced(at + 1, 0, keyed({ ...column, title: '' })) };
      }),
    [setContent],
  );
  const remove = useCallback(
    (key: number) =>
      setContent((now) =>
        now.columns.length === 1
          ? now
          : { ...now, columns: now.columns.filter((column) => column.key !== key) },
      ),
    [setContent],
  );
  /** Puts columns as they were: undoes a removal. */
  const restore = useCallback(
    (columns: readonly KeyedColumn[]) => setContent((now) => ({ ...now, columns })),
    [setContent],
  );
  /** Takes over the name and version that the server saved; a new row gets its own address. */
  const takeOver = useCallback(
    ({ id, name, version }: Scenario) => {
      setContent((now) => ({ ...now, name, version }));
      if (id === savedId) return;
      written.current = `${id}#`;
      void navigate({ to: '.', search: { id }, hash: '', replace: true, resetScroll: false });
    },
    [setContent, savedId, navigate],
  );
  const isChanged = content !== undefined && toAddress(content, saved) !== '';
  return {
    content,
    refused,
    isChanged,
    columns: content?.columns ?? [],
    contentToSave: () => (content === undefined ? [] : getColumns(content)),
    change,
    duplicate,
    remove,
    restore,
    takeOver,
  };
}
