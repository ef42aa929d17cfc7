import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { GridSession } from './use-grid-session.ts';
import { ValueFilter } from './value-filter.tsx';

type Props = {
  readonly id: string;
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly column: ProductColumn;
  readonly onColumn: (column: ProductColumn) => void;
};

/** The filter by values, beside the button of the toolbar or of the column's head that opened it. */
export function ValueFilterPopover({ id, ...filter }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset
      ref={frame}
      id={id}
      popover="auto"
      aria-label={t`Filter by value`}
      tabIndex={-1}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        if (newState === 'open') frame.current?.focus();
      }}
      className="popover w-72 rounded-control border border-line bg-raised p-3 text-start text-sm text-ink shadow-raised outline-none"
    >
      {isOpen ? <ValueFilter {...filter} /> : null}
    </fieldset>
  );
}
