import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiFailure } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import type { InputErrors } from '../number-field/read-number.ts';
import { focusCell } from './figure-row.ts';
import { cellAt, type EditParts, type GridEdits, type GridModel, partsOf } from './grid-edits.ts';
import { type EditConflict, type FlatFigures, mergeEdits } from './merge-edits.ts';

interface Options<F extends string, B> {
  readonly model: GridModel<F, B>;
  readonly edits: GridEdits<F, B>;
  readonly onChange: (edits: GridEdits<F, B>) => void;
  /** Writes all of them or none. */
  readonly send: (parts: EditParts<F, B>) => Promise<unknown>;
  /** Reads the rows anew: each by its key, and what it was before. */
  readonly readNow: () => Promise<(key: string, base: B | undefined) => B | undefined>;
}

const conflictCodes: ReadonlySet<string> = new Set(['rowChanged', 'rowGone', 'rateTwice']);

const replyOf = (error: unknown) => (error instanceof ApiFailure ? error.reply : undefined);

/** The errors of a reply at their cells. */
function errorsAt(error: unknown, parts: EditParts<string, unknown>): InputErrors {
  const reply = replyOf(error);
  const all = reply === undefined ? [] : (reply.problems ?? [reply]);
  return new Map(
    all.flatMap(({ code, field = '', details = {} }) => {
      const cell = cellAt(parts, field);
      return cell === undefined || cell.field === ''
        ? []
        : [[`${cell.key}.${cell.field}`, { code, details }] as const];
    }),
  );
}

/** Saves a grid's edits together. What the server rejects is named at its cell; figures that others changed are asked about. */
export function useSaveEdits<F extends string, B>(options: Options<F, B>) {
  const { model, edits, onChange, send, readNow } = options;
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [isSaving, setSaving] = useState(false);
  const [rejected, setRejected] = useState<{ readonly of: GridEdits<F, B>; readonly errors: InputErrors }>();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<EditConflict<F, B>>();

  const reject = (error: unknown, sent: GridEdits<F, B>): void => {
    const errors = errorsAt(error, partsOf(model, sent));
    setRejected({ of: sent, errors });
    const [first] = errors.keys();
    if (first !== undefined) focusCell(...cellOf(first));
    else setFailure(error instanceof Error ? failureWords(error) : String(error));
  };

  const write = async (sent: GridEdits<F, B>, mayRetry: boolean): Promise<void> => {
    try {
      await send(partsOf(model, sent));
    } catch (error) {
      if (!conflictCodes.has(replyOf(error)?.code ?? '')) return reject(error, sent);
      const found = mergeEdits(model, sent, await readNow());
      if (found.hasNewFigures) return setConflict(found);
      const rebased = found.resolve(found.mine);
      onChange(rebased);
      return mayRetry ? write(rebased, false) : reject(error, rebased);
    }
    onChange(new Map());
    showToast({ tone: 'positive', text: t`Changes saved.` });
    return undefined;
  };

  const save = async (sent: GridEdits<F, B>): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      await write(sent, true);
    } catch (error) {
      setFailure(error instanceof Error ? failureWords(error) : String(error));
    } finally {
      setSaving(false);
    }
  };

  const resolve = (figures: FlatFigures): void => {
    if (conflict === undefined) return;
    const resolved = conflict.resolve(figures);
    setConflict(undefined);
    onChange(resolved);
    if (resolved.size > 0) void save(resolved);
  };

  return {
    save: () => void save(edits),
    isSaving,
    failure,
    /** What the server rejected, as long as nothing was typed since. */
    errors: rejected?.of === edits ? rejected.errors : undefined,
    conflict,
    resolve,
    closeConflict: () => setConflict(undefined),
  };
}

const cellOf = (cell: string): [string, string] => {
  const at = cell.lastIndexOf('.');
  return [cell.slice(0, at), cell.slice(at + 1)];
};
