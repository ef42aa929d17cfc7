import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { largestBatch, largestBatchFrom } from '@saer/contract/calculate';
import { formatScaled } from '@saer/i18n/format-number';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { platform } from '../../../lib/platform.ts';
import type { WorkInHand } from '../grid/use-work.ts';
import { isBad } from '../model/problems.ts';
import { Progress } from './progress.tsx';
import type { StoringInHand } from './use-storing.ts';

type Props = { readonly work: WorkInHand; readonly keeping: StoringInHand };

/** Stores the good rows, and says how that goes. */
export function StorePanel({ work, keeping }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { rows, twins, counts } = work;
  const { storing } = keeping;
  const good = rows.filter((row) => row.outcome?.ok === true && !isBad(row, twins));
  const store = (): void => {
    setAsking(false);
    void keeping.store(good);
  };

  if (storing.name === 'sending')
    return (
      <Progress
        received={storing.received}
        total={storing.total}
        isEnding={storing.isEnding}
        onCancel={keeping.cancel}
      />
    );
  if (storing.name === 'broken')
    return (
      <div className="flex flex-col gap-3">
        <div role="alert">
          <Notice tone="warning">
            <p className="font-medium">{storing.why}</p>
            <p>
              <Trans>
                {storing.received} of {storing.total} rows have arrived and wait there. Nothing is stored yet.
              </Trans>
            </p>
          </Notice>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button tone="primary" onPress={store}>
            <Trans>Go on</Trans>
          </Button>
          <Button onPress={keeping.close}>
            <Trans>Back to the rows</Trans>
          </Button>
        </div>
      </div>
    );

  const most = largestBatchFrom(platform());
  const isTooMany = counts.good > most;
  const limit = formatScaled(most, 0);
  const desktopLimit = formatScaled(largestBatch, 0);
  const count = formatScaled(counts.good, 0);
  return (
    <div className="flex flex-col gap-3">
      {storing.name === 'refused' ? (
        <div role="alert">
          <Notice tone="danger">
            <p className="font-medium">
              <Trans>Nothing was stored.</Trans>
            </p>
            <p>{storing.why}</p>
          </Notice>
        </div>
      ) : null}
      {isTooMany ? (
        <Notice tone="warning">
          <p className="font-medium">
            <Trans>
              At most {limit} rows are stored at a time; this sheet has {count}.
            </Trans>
          </p>
          <p>
            {most < largestBatch ? (
              <Trans>
                Split it into sheets of {limit} rows or fewer, or use the desktop app, which takes{' '}
                {desktopLimit}. Prices and downloads work here for all rows.
              </Trans>
            ) : (
              <Trans>
                Split it into sheets of {limit} rows or fewer. Prices and downloads work here for all rows.
              </Trans>
            )}
          </p>
        </Notice>
      ) : null}
      <div>
        <Button
          tone="primary"
          isDisabled={good.length === 0 || isTooMany || counts.waiting > 0}
          onPress={() => (counts.bad > 0 ? setAsking(true) : store())}
        >
          <Plural value={good.length} one="Store # product" other="Store # products" />
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t`Store the good rows only?`}
          confirm={t`Store the good rows`}
          isDestructive={false}
          onConfirm={store}
          onClose={() => setAsking(false)}
        >
          <Trans>
            <Plural value={good.length} one="# product is" other="# products are" /> stored now.{' '}
            <Plural value={counts.bad} one="# row with problems stays" other="# rows with problems stay" />{' '}
            here to be mended.
          </Trans>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
