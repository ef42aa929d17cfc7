import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../components/notice.tsx';
import { useFocusKeeper } from '../../../lib/use-focus-keeper.ts';
import type { WorkInHand } from '../grid/use-work.ts';
import { isBad } from '../model/problems.ts';
import { BrokenOff } from './broken-off.tsx';
import { Progress } from './progress.tsx';
import { StoreGoodRows } from './store-good-rows.tsx';
import type { StoringInHand } from './use-storing.ts';

type Props = { readonly work: WorkInHand; readonly keeping: StoringInHand };

/** Stores the good rows, and says how that goes. */
export function StorePanel({ work, keeping }: Props) {
  const frame = useFocusKeeper();
  const { rows, twins, counts } = work;
  const { storing } = keeping;
  const store = (): void => {
    const good = rows.filter((row) => row.outcome?.ok === true && !isBad(row, twins));
    void keeping.store(good);
  };
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-3 outline-none">
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
      {storing.name === 'sending' ? (
        <Progress
          received={storing.received}
          total={storing.total}
          isEnding={storing.isEnding}
          onCancel={keeping.cancel}
        />
      ) : storing.name === 'broken' ? (
        <BrokenOff
          why={storing.why}
          received={storing.received}
          total={storing.total}
          onGoOn={store}
          onClose={keeping.close}
        />
      ) : (
        <StoreGoodRows counts={counts} onStore={store} />
      )}
    </div>
  );
}
