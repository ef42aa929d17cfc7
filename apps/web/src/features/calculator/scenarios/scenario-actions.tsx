import { Trans, useLingui } from '@lingui/react/macro';
import type { Scenario, ScenarioColumn } from '@saer/contract/products/scenario';
import { useNavigate } from '@tanstack/react-router';
import { CopyPlus, Pencil, Save, Share, Trash2 } from 'lucide-react';
import { Suspense, useState, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button/button.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { PrintButton } from '../../../components/button/print-button.tsx';
import { scenarioHash, scenariosPath, scenarioPath } from '../../../domain/scenario/scenario-link.ts';
import { loadMessages } from '../../../lib/language/language.ts';
import { NameDialog } from './name-dialog.tsx';
import { RemoveScenario } from './remove-scenario.tsx';
import type { useScenario } from './state/use-scenario.ts';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
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
function useSaveScenario({ saved, version, name, columns, takeOver }: Saving) {
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

type SavedMeanwhileProps = {
  readonly scenario: Pick<Scenario, 'id' | 'name'>;
  readonly onCopy: () => void;
  readonly onClose: () => void;
};

/** Somebody else has saved the scenario: both are there, and neither writes over the other. */
function SavedMeanwhile({ scenario, onCopy, onClose }: SavedMeanwhileProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Somebody else has saved this scenario`} onClose={onClose} isAlert>
      <p className="text-sm text-muted">
        <Trans>
          “<bdi>{scenario.name}</bdi>” was changed since you opened it. Your columns are still here: save them
          as a copy, or look at the other version in a new tab first.
        </Trans>
      </p>
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Back to my columns</Trans>
        </Button>
        <Button onPress={() => window.open(`${scenarioPath}?id=${scenario.id}`, '_blank', 'noopener')}>
          <Trans>Open the other version</Trans>
        </Button>
        <Button tone="primary" onPress={onCopy}>
          <Trans>Save as a copy</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Needed once somebody shares. */
const ShareScenario = lazyComponent(async () => {
  const [{ ShareScenario: Loaded }] = await Promise.all([
    import('./share-scenario.tsx'),
    loadMessages('reasons'),
  ]);
  return Loaded;
});

type Props = { readonly saved: Scenario | undefined; readonly scenario: ReturnType<typeof useScenario> };
type Open = 'save' | 'copy' | 'rename' | 'remove' | 'share';

/** Saving, sharing, printing, renaming and deleting a scenario. */
export function ScenarioActions({ saved, scenario }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const { content, isChanged, contentToSave, takeOver } = scenario;
  const { name = '', version = 0 } = content ?? {};
  const saving = useSaveScenario({ saved, version, name, columns: contentToSave, takeOver });
  const close = (): void => setOpen(undefined);
  const isSaved = saved !== undefined && !isChanged;
  const [first] = contentToSave();
  return (
    <>
      <Button onPress={() => setOpen('share')}>
        <Share aria-hidden className="size-4" />
        <Trans>Share</Trans>
      </Button>
      <PrintButton />
      <Button
        tone="primary"
        isPending={saving.isPending}
        isDone={isSaved}
        onPress={saved === undefined ? () => setOpen('save') : saving.save}
      >
        <Save aria-hidden className="size-4" />
        {isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      {saved === undefined ? null : (
        <Menu
          label={t`More actions`}
          actions={[
            { id: 'rename', title: t`Rename`, icon: <Pencil aria-hidden />, run: () => setOpen('rename') },
            {
              id: 'copy',
              title: t`Save as a copy`,
              icon: <CopyPlus aria-hidden />,
              run: () => setOpen('copy'),
            },
            {
              id: 'remove',
              title: t`Delete`,
              icon: <Trash2 aria-hidden />,
              isDestructive: true,
              run: () => setOpen('remove'),
            },
          ]}
        />
      )}
      {open === 'save' || open === 'copy' ? (
        <NameDialog
          title={open === 'save' ? t`Save the scenario` : t`Save as a copy`}
          name={
            open === 'save' ? (name === '' ? (first?.inputs.name.trim() ?? '') : name) : t`${name} (copy)`
          }
          confirm={t`Save`}
          isPending={saving.isPending}
          onSave={(wanted) => saving.saveAs(wanted, close)}
          onClose={close}
        />
      ) : null}
      {open === 'rename' ? (
        <NameDialog
          title={t`Rename the scenario`}
          name={name}
          confirm={t`Rename`}
          isPending={saving.isPending}
          onSave={(wanted) => saving.renameTo(wanted, close)}
          onClose={close}
        />
      ) : null}
      {open === 'remove' && saved !== undefined ? (
        <RemoveScenario
          scenario={saved}
          onRemoved={() => void navigate({ to: scenariosPath, replace: true })}
          onClose={close}
        />
      ) : null}
      {open === 'share' && content !== undefined ? (
        <Suspense>
          <ShareScenario
            hash={scenarioHash({ name, version: 0, columns: contentToSave() })}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {saving.isStale && saved !== undefined ? (
        <SavedMeanwhile
          scenario={saved}
          onCopy={() => {
            saving.dismiss();
            setOpen('copy');
          }}
          onClose={saving.dismiss}
        />
      ) : null}
    </>
  );
}
