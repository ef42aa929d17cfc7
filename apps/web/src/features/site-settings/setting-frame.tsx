import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { Instant } from '../../components/figure/instant.tsx';
import { settingLabel, settingText } from '../../domain/settings/setting-words.ts';

type Props = {
  readonly row: SettingRow;
  readonly isChanged: boolean;
  readonly isSending: boolean;
  readonly isResetting: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onReset: () => void;
  readonly children: ReactNode;
};

/** Who set it last, or that nobody did. */
function LastChange({ row }: { readonly row: SettingRow }) {
  const { i18n } = useLingui();
  const usual = settingText(i18n, row.key, row.usual);
  const who = row.updatedBy?.fullName;
  return (
    <p className="min-w-0 text-xs text-muted [overflow-wrap:anywhere]">
      {row.isSet && row.updatedAt !== null ? (
        <>
          {who === undefined ? (
            <Trans>
              Set <Instant at={row.updatedAt} />
            </Trans>
          ) : (
            <Trans>
              Set by <bdi>{who}</bdi>, <Instant at={row.updatedAt} />
            </Trans>
          )}
          {' · '}
          <Trans>Usually: {usual}</Trans>
        </>
      ) : (
        <Trans>The usual value</Trans>
      )}
    </p>
  );
}

/** The form of one setting: its fields, who set it last, and the buttons that save it or give it its usual value. */
export function SettingFrame(props: Props) {
  const { row, isChanged, isSending, isResetting, problem, onSubmit, onReset, children } = props;
  const { i18n, t } = useLingui();
  const label = i18n._(settingLabel(row.key));
  return (
    <form noValidate onSubmit={onSubmit} aria-label={label} className="flex flex-col gap-2 py-4">
      {children}
      <FormError>{problem}</FormError>
      <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LastChange row={row} />
        <div className="flex flex-wrap gap-2">
          {row.isSet ? (
            <Button tone="quiet" isPending={isResetting} onPress={onReset}>
              {t`Use the usual value`}
              <span className="sr-only">{label}</span>
            </Button>
          ) : null}
          {isChanged ? (
            <Button type="submit" tone="primary" isPending={isSending}>
              {t`Save`}
              <span className="sr-only">{label}</span>
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  );
}
