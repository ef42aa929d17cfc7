import { useLingui } from '@lingui/react/macro';
import type { Scenario, ScenarioColumn } from '@saer/contract/scenario';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { createScenarioMutation, renameScenarioMutation, updateScenarioMutation } from './queries.ts';

interface Saving {
  readonly saved: Scenario | undefined;
  /** The version that the columns were changed from. */
  readonly version: number;
  readonly name: string;
  readonly columns: () => readonly ScenarioColumn[];
  readonly takeOver: (saved: Scenario) => void;
}

/** Saves a scenario, under its name or a new one; `isStale`: somebody else has saved it meanwhile. */
export function useSaveScenario({ saved, version, name, columns, takeOver }: Saving) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [isStale, setStale] = useState(false);
  const attempt = useRef<{ readonly written: string; readonly saveKey: string }>(undefined);
  const create = useMutation(createScenarioMutation);
  const update = useMutation(updateScenarioMutation);
  const rename = useMutation(renameScenarioMutation);
  const failed = (error: Error): void => {
    if (isRowChanged(error)) setStale(true);
    else showToast({ tone: 'negative', text: failureWords(error) });
  };
  const done = (text: string, then?: () => void) => (row: Scenario) => {
    setStale(false);
    takeOver(row);
    then?.();
    showToast({ tone: 'positive', text });
  };
  return {
    isStale,
    dismiss: () => setStale(false),
    isPending: create.isPending || update.isPending || rename.isPending,
    /** Saves the columns as a new scenario. */
    saveAs: (newName: string, then: () => void) => {
      const content = { name: newName, columns: [...columns()] };
      const written = JSON.stringify(content);
      // Pressed again after an answer was lost, it is saved once.
      if (attempt.current?.written !== written) attempt.current = { written, saveKey: crypto.randomUUID() };
      const { saveKey } = attempt.current;
      const onSaved = done(t`The scenario is saved.`, then);
      create.mutate(
        { ...content, saveKey },
        {
          onSuccess: (row) => {
            attempt.current = undefined;
            onSaved(row);
          },
          onError: failed,
        },
      );
    },
    save: () => {
      if (saved === undefined) return;
      update.mutate(
        { id: saved.id, version, name, columns: [...columns()] },
        { onSuccess: done(t`The scenario is saved.`), onError: failed },
      );
    },
    /** Changes the name of what is saved; the columns are saved by themselves. */
    renameTo: (newName: string, then: () => void) => {
      if (saved === undefined) return;
      rename.mutate(
        { id: saved.id, version, name: newName },
        {
          onSuccess: done(t`The scenario is renamed.`, then),
          onError: (error) => {
            then();
            failed(error);
          },
        },
      );
    },
  };
}
