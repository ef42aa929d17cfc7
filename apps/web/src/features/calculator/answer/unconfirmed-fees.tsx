import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer } from '../state/calculation.ts';
import { ToBeConfirmed } from './to-be-confirmed.tsx';

/** The fees of this answer that no public source backs yet, each with where it comes from. */
export function UnconfirmedFees({
  table,
  product,
  evaluation,
}: Pick<Answer, 'table' | 'product' | 'evaluation'>) {
  const { t } = useLingui();
  const rule = table.referralProvenance[product.subFamily];
  const sizeClass = table.sizeClasses.find(({ code }) => code === evaluation.parcel?.sizeClass);
  const fees = [
    { name: t`Commission`, from: product.override?.referral ? undefined : rule },
    { name: t`Fulfilment fee`, from: product.override?.fulfilment ? undefined : sizeClass },
  ].flatMap(({ name, from }) => (from === undefined || from.confirmed ? [] : [{ name, from }]));
  if (fees.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-xs text-muted">
      {fees.map(({ name, from }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-2">
          <Trans>{name}:</Trans> <ToBeConfirmed of={name} source={from.source} note={from.note} />
        </li>
      ))}
    </ul>
  );
}
