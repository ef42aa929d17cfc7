import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import type { Counts } from '../model/problems.ts';
import { TooManyRows } from './too-many-rows.tsx';

type Props = {
  readonly counts: Counts;
  /** As many are stored at a time. */
  readonly most: number;
  readonly onStore: () => void;
};

/** Stores the good rows, or the first of them where there are too many; where some are bad, it is asked first. */
export function StoreGoodRows({ counts, most, onStore }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { good } = counts;
  const limit = formatScaled(most, 0);
  const isWaiting = counts.waiting > 0;
  if (good > most)
    return (
      <>
        <TooManyRows rows={good} most={most} />
        <div>
          <Button tone="primary" isDisabled={isWaiting} onPress={onStore}>
            <Trans>Save the first {limit}</Trans>
          </Button>
        </div>
      </>
    );
  return (
    <>
      <div>
        <Button
          tone="primary"
          isDisabled={good === 0 || isWaiting}
          onPress={() => (counts.bad > 0 ? setAsking(true) : onStore())}
        >
          <Plural value={good} one="Save # product" other="Save # products" />
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t`Save only the good rows?`}
          confirm={t`Save the good rows`}
          isDestructive={false}
          onConfirm={() => {
            setAsking(false);
            onStore();
          }}
          onClose={() => setAsking(false)}
        >
          <Trans>
            <Plural value={good} one="# product" other="# products" /> will be saved now.{' '}
            <Plural value={counts.bad} one="# row with problems stays" other="# rows with problems stay" />{' '}
            here for you to fix.
          </Trans>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
