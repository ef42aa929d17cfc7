import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { Button } from '../../../components/button/button.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { apart } from './column-words.ts';
import { useMissingWords } from './missing-values.tsx';

type Props = {
  /** The number of columns with open questions, and of those whose field is unknown. */
  readonly open: number;
  readonly unassigned: number;
  /** The currencies that nobody has answered for. */
  readonly currencies: readonly string[];
  readonly missing: readonly ProductColumn[];
  /** Somebody has tried to continue. */
  readonly isTold: boolean;
  /** Omits unassigned columns. */
  readonly onIgnore: () => void;
};

/** Reasons why the file cannot be priced yet: unanswered columns and missing required fields. */
export function OpenQuestions({ open, unassigned, currencies, missing, isTold, onIgnore }: Props) {
  const { t } = useLingui();
  const missingWords = useMissingWords();
  const codes = currencies.map(apart).join(t`, `);
  const list = missing.map(missingWords).join(t`, `);
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {missing.length === 0 ? null : (
        <Notice tone="warning">
          <Trans>Still needed for every product: {list}</Trans>
        </Notice>
      )}
      {isTold && currencies.length > 0 ? (
        <Notice tone="warning">
          <Trans>Say what to do with amounts in {codes}: it is asked above.</Trans>
        </Notice>
      ) : null}
      {isTold && open > 0 ? (
        <Notice tone="warning">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Plural
              value={open}
              one="One column still needs your answer: it is marked above."
              other="# columns still need your answer: they are marked above."
            />
            {unassigned > 1 ? (
              <Button onPress={onIgnore}>
                <Plural
                  value={unassigned}
                  one="Leave out # unassigned column"
                  other="Leave out all # unassigned columns"
                />
              </Button>
            ) : null}
          </div>
        </Notice>
      ) : null}
    </div>
  );
}
