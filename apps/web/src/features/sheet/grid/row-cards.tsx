import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import { RowCard } from './row-card.tsx';
import type { ErrorLabels } from './use-error-labels.ts';
import type { GridSession } from './use-grid-session.ts';

const cardsAtOnce = 10;

type Props = {
  readonly session: GridSession;
  readonly book: FeeBook;
  readonly readAs: ReadAs;
  readonly placeOf: ErrorLabels;
};

/** The rows on a narrow screen: each with its wrong cells, to be corrected one by one. */
export function RowCards({ session, book, readAs, placeOf }: Props) {
  const { t } = useLingui();
  const [max, setMax] = useState(cardsAtOnce);
  const { visible } = session;
  const rest = visible.length - max;
  if (visible.length === 0)
    return (
      <EmptyState icon={<CircleCheck />} title={t`No rows here`}>
        <Trans>No rows of this kind. Choose another one above.</Trans>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {visible.slice(0, max).map((row) => (
          <RowCard key={row.id} row={row} session={session} book={book} readAs={readAs} placeOf={placeOf} />
        ))}
      </ul>
      {rest > 0 ? (
        <Button onPress={() => setMax(max + cardsAtOnce)} isWide>
          <Plural value={rest} one="Show more (# row left)" other="Show more (# rows left)" />
        </Button>
      ) : null}
    </div>
  );
}
