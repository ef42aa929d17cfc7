import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIsWide } from '../../lib/hooks/use-media-query.ts';
import { buttonStyle } from '../button/button-style.ts';

type Props = {
  readonly search?: ReactNode;
  /** Parts of the list to choose between, each with its count. */
  readonly segments?: ReactNode;
  readonly filters?: ReactNode;
  /** Counts how many filters are set. */
  readonly filterCount?: number;
  /** The order of the rows, where no heading is there to press. */
  readonly order?: ReactNode;
  /** Counts how many rows there are, or actions on them, at the end. */
  readonly end?: ReactNode;
};

/** Search, filters and order of a list in one row above it; on a phone, filters and order behind one button. */
export function Toolbar({ search, segments, filters, filterCount = 0, order, end }: Props) {
  const { t } = useLingui();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (isWide) {
    return (
      <div className="flex flex-wrap items-center gap-2 pb-2">
        {search === undefined ? null : <div className="min-w-48 flex-1 xl:max-w-80">{search}</div>}
        {filters}
        {segments}
        {end === undefined ? null : <div className="ms-auto flex items-center gap-2">{end}</div>}
      </div>
    );
  }
  const hasMore = filters !== undefined || order !== undefined;
  return (
    <div className="flex flex-col gap-2 pb-2">
      <div className="flex flex-wrap items-center gap-2">
        {search === undefined ? null : <div className="min-w-32 flex-1">{search}</div>}
        {hasMore ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={`${buttonStyle('plain')} shrink-0`}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            {t`Filters`}
            {filterCount === 0 ? null : (
              <span className="min-w-5 rounded-full bg-brand px-1 text-xs text-on-brand">{filterCount}</span>
            )}
          </button>
        ) : null}
        {end}
      </div>
      {segments}
      {hasMore ? (
        <div id={id} hidden={!isOpen} className="flex flex-col gap-2">
          {filters}
          {order}
        </div>
      ) : null}
    </div>
  );
}
