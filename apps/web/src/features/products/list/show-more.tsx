import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { usualRows } from '../../../lib/list-state.ts';

const steps = [usualRows, 50, 100] as const;

type Props = {
  /** Rows displayed at once, and rows in total. */
  readonly limit: number;
  readonly total: number;
  readonly onLimit: (limit: number) => void;
};

/** Makes a list longer and shorter. Further rows are on further pages. */
export function ShowMore({ limit, total, onLimit }: Props) {
  const [min] = steps;
  const more = total > limit ? steps.find((step) => step > limit) : undefined;
  const isLong = limit > min && total > min;
  if (more === undefined && !isLong) return null;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {more === undefined ? null : (
        <Button onPress={() => onLimit(more)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {isLong ? (
        <Button tone="quiet" onPress={() => onLimit(min)}>
          <Trans>Show less</Trans>
        </Button>
      ) : null}
    </div>
  );
}
