import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { largestWebBatch } from '@saer/contract/calculate';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
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
    return <Progress received={storing.received} total={storing.total} onCancel={keeping.cancel} />;
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

  const isTooMany = counts.good > largestWebBatch;
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
              On the web {largestWebBatch} rows are stored at a time; this sheet has {counts.good}.
            </Trans>
          </p>
          <p>
            <Trans>
              Split it into sheets of {largestWebBatch} rows or fewer, or use the desktop app, which takes
              2,500. Prices and downloads work here for all rows.
            </Trans>
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
