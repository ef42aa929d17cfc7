import { Trans, useLingui } from '@lingui/react/macro';
import { riyadhDay } from '@saer/i18n/format-date';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { ownDataMutation } from './queries.ts';
import { SettingsSection } from './settings-section.tsx';

/** Everything stored about the account, as a file. */
export function DataSection() {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(ownDataMutation);
  const download = (): void =>
    mutate(undefined, {
      onSuccess: (document) =>
        saveFile(
          new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
          `saer-${riyadhDay(new Date())}.json`,
        ),
    });
  return (
    <SettingsSection
      id="data"
      title={t`My data`}
      intro={t`Everything we store about your account, in one file readable by people and programs (JSON).`}
    >
      <Button onPress={download} isPending={isPending}>
        <Download aria-hidden className="size-4" />
        <Trans>Download my data</Trans>
      </Button>
    </SettingsSection>
  );
}
