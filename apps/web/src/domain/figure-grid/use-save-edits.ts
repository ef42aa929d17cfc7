import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiFailure } from '../../lib/api/api.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import type { InputErrors } from '../number-field/read-number.ts';
import type { Provenance } from '../provenance/provenance-dialog.tsx';
import { focusCell } from './figure-row.ts';
import {
  cellAt,
  type EditParts,
  type GridEdits,
  type GridModel,
  getParts,
  type EditConflict,
  type FlatFigures,
  mergeEdits,
} from './grid-edits.ts';

interface Options<F extends string, B> {
  readonly model: GridModel<F, B>;
  readonly edits: GridEdits<F, B>;
  readonly onChange: (edits: GridEdits<F, B>) => void;
  /** Errors of edits before they are sent, by cell. */
  readonly check: (edits: GridEdits<F, B>) => InputErrors;
  /** Writes all of them or none. `provenance`: for every figure that changed; undefined: as the server decides. */
  readonly send: (parts: EditParts<F, B>, provenance: Provenance | undefined) => Promise<unknown>;
  /** Reads the rows anew: each by its key, and what it was before. */
  readonly readNow: () => Promise<(key: string, base: B | undefined) => B | undefined>;
}

const conflictCodes: ReadonlySet<string> = new Set(['rowChanged', 'rowGone', 'rateTwice']);

const toReply = (error: unknown) => (error instanceof ApiFailure ? error.reply : undefined);

/** The errors of a reply at their cells. */
function errorsAt(error: unknown, parts: EditParts<string, unknown>): InputErrors {
  const reply = toReply(error);
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

const focusFirst = (errors: InputErrors): boolean => {
  const [first] = errors.keys();
  if (first === undefined) return false;
  const dot = first.lastIndexOf('.');
  focusCell(first.slice(0, dot), first.slice(dot + 1));
  return true;
};

/** Saves a grid's edits together. What is rejected is named at its cell; figures that others changed are asked about. */
export function useSaveEdits<F extends string, B>(options: Options<F, B>) {
  const { model, edits, onChange, check, send, readNow } = options;
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [isSaving, setSaving] = useState(false);
  const [rejected, setRejected] = useState<{ readonly of: GridEdits<F, B>; readonly errors: InputErrors }>();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<{
    readonly found: EditConflict<F, B>;
    readonly provenance: Provenance | undefined;
  }>();
  const fail = (error: unknown): void =>
    setFailure(error instanceof Error ? failureWords(error) : String(error));

  const write = async (
    sent: GridEdits<F, B>,
    provenance: Provenance | undefined,
    isRetry = false,
  ): Promise<void> => {
    const parts = getParts(model, sent);
    try {
      await send(parts, provenance);
      onChange(new Map());
      showToast({ tone: 'positive', text: t`Changes saved.` });
    } catch (error) {
      const isConflict = conflictCodes.has(toReply(error)?.code ?? '');
      if (!isConflict || isRetry) {
        const errors = errorsAt(error, parts);
        setRejected({ of: sent, errors });
        return focusFirst(errors) ? undefined : fail(error);
      }
      const found = mergeEdits(model, sent, await readNow());
      if (found.hasNewFigures) return setConflict({ found, provenance });
      const rebased = found.resolve(found.mine);
      onChange(rebased);
      return write(rebased, provenance, true);
    }
    return undefined;
  };

  const save = async (sent: GridEdits<F, B>, provenance?: Provenance): Promise<void> => {
    setFailure(undefined);
    if (focusFirst(check(sent))) return;
    setSaving(true);
    try {
      await write(sent, provenance);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };

  const resolve = (figures: FlatFigures): void => {
    if (conflict === undefined) return;
    const resolved = conflict.found.resolve(figures);
    setConflict(undefined);
    onChange(resolved);
    if (resolved.size > 0) void save(resolved, conflict.provenance);
  };

  const fromServer = rejected?.of === edits ? rejected.errors : new Map<string, never>();
  return {
    save: (provenance?: Provenance) => save(edits, provenance),
    isSaving,
    failure,
    /** By cell; what the server rejected, as long as nothing was typed since. */
    errors: new Map([...fromServer, ...check(edits)]) satisfies InputErrors,
    conflict: conflict?.found,
    resolve,
    closeConflict: () => setConflict(undefined),
  };
}
