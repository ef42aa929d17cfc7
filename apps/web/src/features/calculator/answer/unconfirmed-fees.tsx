import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer } from '../state/calculation.ts';
import { feesToConfirm } from '../fees-to-confirm.ts';
import { ToBeConfirmed } from './to-be-confirmed.tsx';

/** The fees of this answer that no public source backs yet, each with where it comes from. */
export function UnconfirmedFees({ table, product, quote }: Pick<Answer, 'table' | 'product' | 'quote'>) {
  const { t } = useLingui();
  const names = { referral: t`Commission`, fulfilment: t`Fulfilment fee` };
  const fees = feesToConfirm(table, product, quote.parcel).map(({ fee, from }) => ({
    name: names[fee],
    from,
  }));
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
