import { Trans, useLingui } from '@lingui/react/macro';
import type { Scenario } from '@saer/contract/scenario';
import { useNavigate } from '@tanstack/react-router';
import { CopyPlus, Pencil, Save, Share, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Menu } from '../../../components/menu.tsx';
import { PrintButton } from '../../../components/print-button.tsx';
import { scenarioHash, scenariosPath } from '../../../domain/scenario/scenario-link.ts';
import { loadMessages } from '../../../lib/language.ts';
import { NameDialog } from './name-dialog.tsx';
import { RemoveScenario } from './remove-scenario.tsx';
import { SavedMeanwhile } from './saved-meanwhile.tsx';
import type { useScenario } from './state/use-scenario.ts';
import { useSaveScenario } from './use-save-scenario.ts';

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
