import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { useState } from 'react';
import { RowConflict } from '../../domain/conflict/row-conflict.tsx';
import { settingLabel, settingText } from '../../domain/settings/setting-words.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useShortInstant } from '../../lib/language/use-short-dates.ts';

type Props = {
  /** The setting as the form was opened with, and as it is now. */
  readonly base: SettingRow;
  readonly theirs: SettingRow;
  readonly mine: unknown;
  readonly onSave: (value: unknown, version: number) => Promise<void>;
  readonly onClose: () => void;
};

/** Somebody else set it meanwhile: one of the two values is chosen. */
export function SettingConflict({ base, theirs, mine, onSave, onClose }: Props) {
  const { i18n, t } = useLingui();
  const [isPending, setPending] = useState(false);
  const shortInstant = useShortInstant();
  const who = theirs.updatedBy?.fullName ?? t`Somebody`;
  const at = theirs.updatedAt === null ? '' : shortInstant(theirs.updatedAt);
  return (
    <RowConflict<{ value: unknown }>
      base={{ value: base.value }}
      theirs={{ value: theirs.value }}
      mine={{ value: mine }}
      who={
        <Trans>
          {who} saved this before you: {at}
        </Trans>
      }
      labelOf={() => i18n._(settingLabel(base.key))}
      print={(_field, { value }) => settingText(i18n, base.key, value)}
      isPending={isPending}
      onResolve={({ value }) => {
        setPending(true);
        onSave(value, theirs.version)
          .catch((error: unknown) =>
            showToast({ tone: 'negative', text: error instanceof Error ? error.message : String(error) }),
          )
          .finally(() => setPending(false));
      }}
      onClose={onClose}
    />
  );
}
