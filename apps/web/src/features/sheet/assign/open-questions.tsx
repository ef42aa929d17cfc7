import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMissingWords } from './missing-words.ts';

type Props = {
  /** The number of columns with open questions, and of those whose field is unknown. */
  readonly open: number;
  readonly unassigned: number;
  readonly missing: readonly ProductColumn[];
  /** Somebody has tried to continue. */
  readonly isTold: boolean;
  /** Leaves out what nothing is assigned to. */
  readonly onIgnore: () => void;
};

/** Reasons why the file cannot be priced yet: unanswered columns and missing required fields. */
export function OpenQuestions({ open, unassigned, missing, isTold, onIgnore }: Props) {
  const { t } = useLingui();
  const missingWords = useMissingWords();
  const list = missing.map(missingWords).join(t`, `);
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {missing.length === 0 ? null : (
        <Notice tone="warning">
          <Trans>Still needed for every product: {list}</Trans>
        </Notice>
      )}
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
