import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { Days, Units } from '../answer/count.tsx';
import type { ProductTable } from '../tool.ts';

type Props = { readonly kind: ProductTable['columns'][number]['kind']; readonly value: number | null };

/** One number of an answer. */
export function Figure({ kind, value }: Props): ReactNode {
  if (value === null) return <span aria-hidden>–</span>;
  if (kind === 'money') return <Money halalas={value} />;
  if (kind === 'share') return <Rate basisPoints={value} />;
  return kind === 'units' ? <Units of={value} /> : <Days of={value} />;
}
