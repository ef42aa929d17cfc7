import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { DeadZone } from '@saer/pricing/search/gaps';
import type { PriceRange } from '@saer/pricing/search/price-range';
import { Button } from '../../../components/button/button.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { shortfallAt } from '@saer/quoting/check-price';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { LostWords } from './lost-words.tsx';
import { zonesNear } from '../state/price-window.ts';

type Props = Pick<Answer, 'quote'> & {
  readonly onUsePrice: (price: number) => void;
};

/** Each dead zone and each gap in words, with the price that is better. */
export function ZoneNotes({ quote, onUsePrice }: Props) {
  const { t } = useLingui();
  const { deadZones } = quote;
  const near = zonesNear(quote);
  const far = deadZones.filter((zone) => !near.includes(zone));
  const gaps = quote.recommended === null ? [] : quote.gaps;
  if (deadZones.length + gaps.length === 0) return null;
  return (
    <div className="flex flex-col gap-2.5">
      {near.length + gaps.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {near.map((zone) => (
            <ZoneNote key={`zone-${zone.first}`} zone={zone} quote={quote} onUsePrice={onUsePrice} />
          ))}
          {gaps.map((gap) => (
            <GapNote key={`gap-${gap.first}`} gap={gap} />
          ))}
        </ul>
      ) : null}
      <HelpLink page="/instructions/gaps-and-dead-zones" about={t`Price and profit`} />
      {far.length > 0 ? (
        <Disclosure
          title={
            <Plural
              value={far.length}
              one="# range far from this price earns less than a lower one"
              other="# ranges far from this price earn less than a lower one"
            />
          }
        >
          <ul className="flex flex-col gap-1.5 text-sm text-muted">
            {far.map((zone) => (
              <li key={zone.first}>
                <ZoneWords zone={zone} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}

function ZoneNote({ zone, quote, onUsePrice }: Props & { readonly zone: DeadZone }) {
  const price = zone.earnsMoreAt;
  const better = formatMoney(price);
  const lost = shortfallAt(quote, price);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-ink [&>button]:-ms-4 [&>button]:print:hidden">
      <span>
        <ZoneWords zone={zone} /> {lost ? <LostWords price={price} lost={lost} /> : null}
      </span>
      <Button tone="quiet" onPress={() => onUsePrice(price)}>
        <Trans>Use {better}</Trans>
      </Button>
    </li>
  );
}

function ZoneWords({ zone }: { readonly zone: DeadZone }) {
  const [first, better] = [formatMoney(zone.first), formatMoney(zone.earnsMoreAt)];
  if (zone.last === null)
    return (
      <Trans>
        Prices from {first} up earn less than {better}.
      </Trans>
    );
  const last = formatMoney(zone.last);
  return (
    <Trans>
      Prices from {first} to {last} earn less than {better}.
    </Trans>
  );
}

function GapNote({ gap }: { readonly gap: PriceRange }) {
  const first = formatMoney(gap.first);
  return (
    <li className="rounded-control bg-info-soft px-3.5 py-2.5 text-sm text-ink">
      {gap.last === null ? (
        <Trans>Prices from {first} up miss your target again.</Trans>
      ) : (
        <Trans>
          Prices from {first} to {formatMoney(gap.last)} miss your target again.
        </Trans>
      )}
    </li>
  );
}
