import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Money } from '../../../components/money.tsx';
import { SelectionBox } from '../../../components/selection-box.tsx';
import type { GridRow } from '../model/grid-row.ts';
import { rowErrorsOf } from '../model/row-errors.ts';
import { rowState } from '../model/row-state.ts';
import { useCheckWords } from './check-words.ts';
import { RowCard } from './row-card.tsx';
import { useErrorWords } from './use-error-words.ts';

type Props = ComponentProps<typeof RowCard> & {
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** It fades before it is removed. */
  readonly isLeaving: boolean;
  readonly onOpen: () => void;
  readonly onSelect: () => void;
};

const tones = { loss: 'text-danger', thin: 'text-warning', healthy: 'text-brand-strong' } as const;

function Figures({ row: { outcome } }: { readonly row: GridRow }) {
  if (outcome?.ok !== true) return null;
  const { finalPrice, profit, health } = outcome.result;
  return (
    <span className="flex shrink-0 flex-col items-end text-sm">
      <span className="font-medium text-ink">
        <Money halalas={finalPrice} />
      </span>
      <span className={`text-xs ${tones[health]}`}>
        <Money halalas={profit} />
      </span>
    </span>
  );
}

/** A row of the sheet in one line: its name, its first remark or its number, its price and profit. It opens to be corrected. */
export function RowItem(props: Props) {
  const { isOpen, isSelected, isLeaving, onOpen, onSelect, ...card } = props;
  const { row, session } = card;
  const { t } = useLingui();
  const id = useId();
  const wordsOf = useErrorWords();
  const checkWords = useCheckWords();
  const state = rowState(row, session.duplicates);
  const [problem] = rowErrorsOf(row, session.duplicates);
  const [check] = state === 'check' ? checkWords(row, session.duplicates) : [];
  const { texts } = row;
  const name =
    [texts.nameAr, texts.nameEn, texts.name, texts.barcode, texts.sku].find(
      (text) => text !== undefined && text !== '',
    ) ?? t`A product without a name`;
  const at = row.at === null ? t`Added here` : t`Row ${row.at + 1}`;
  const remark = problem === undefined ? check?.text : wordsOf(problem);
  const tone = problem === undefined ? 'text-warning' : 'text-danger';
  return (
    <li data-row={row.id} className={isLeaving ? 'leaving' : ''}>
      <div className="flex items-center gap-1">
        <div className="-ms-3 shrink-0">
          <SelectionBox label={t`Select ${name}`} isSelected={isSelected} onChange={onSelect} />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-control py-1.5 text-start"
        >
          <span className="flex min-w-0 flex-1 flex-col">
            <span
              dir="auto"
              className="block truncate text-start text-sm font-medium text-ink rtl:text-right"
            >
              {name}
            </span>
            <span className={`block truncate text-xs ${remark === undefined ? 'text-muted' : tone}`}>
              {remark ?? at}
            </span>
          </span>
          <Figures row={row} />
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-muted transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <RowCard {...card} /> : null}
      </div>
    </li>
  );
}
