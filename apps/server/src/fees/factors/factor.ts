import type { FeeTable } from '@saer/contract/fee-table';
import type { ListRow } from '@saer/contract/lists/all';

type RangeFactor = FeeTable['rangeFactors'][number];

interface JoinedFactor {
  readonly factor: ListRow<'rangeFactor'>;
  readonly family: string | null;
  readonly subFamily: string | null;
  readonly type: string | null;
}

function scopeOf({ family, subFamily, type }: JoinedFactor): RangeFactor['scope'] {
  if (type !== null) return { kind: 'type', code: type };
  if (subFamily !== null) return { kind: 'subFamily', code: subFamily };
  return family === null ? { kind: 'general' } : { kind: 'family', code: family };
}

/** A range factor as the engine reads it. */
export const factorOf = (joined: JoinedFactor): RangeFactor => {
  const { id, min, max, factor, status, confirmed } = joined.factor;
  return { id: String(id), scope: scopeOf(joined), min, max, factor, status, confirmed };
};
