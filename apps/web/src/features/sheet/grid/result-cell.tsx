import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import type { GridRow } from '../model/grid-row.ts';
import type { ResultColumn } from '../model/show-rows.ts';

type Props = { readonly row: GridRow; readonly column: ResultColumn };

const tones = { loss: 'text-danger', thin: 'text-warning', healthy: 'text-brand-strong' } as const;

/** A figure of what a row's price comes to; empty where it has none. */
export function ResultCell({ row: { outcome }, column }: Props) {
  const { t } = useLingui();
  if (outcome?.ok !== true) return null;
  const { result } = outcome;
  if (column === 'finalMargin')
    return (
      <span className={tones[result.health]}>
        <Rate basisPoints={result.finalMargin} />
      </span>
    );
  if (column === 'profit')
    return (
      <span className={`font-medium ${tones[result.health]}`}>
        <Money halalas={result.profit} />
      </span>
    );
  if (column === 'totalStoreFees') return <Money halalas={result.totalStoreFees} />;
  const warning =
    result.warning === 'gap' ? t`A lower price reaches your margin` : t`A lower price earns more`;
  return (
    <span className="inline-flex items-center gap-1 font-medium">
      {result.warning === null ? null : (
        <span title={warning}>
          <TriangleAlert aria-hidden className="size-3.5 text-warning" />
          <span className="sr-only">{warning}</span>
        </span>
      )}
      <Money halalas={result.finalPrice} />
    </span>
  );
}
