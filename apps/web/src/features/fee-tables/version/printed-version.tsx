import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionRate, VersionClass } from '@saer/contract/publishing/fee-version';
import { storeRuleNames } from '@saer/contract/fees/choices';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatAmount } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useShortDay } from '../../../lib/language/use-short-dates.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { familiesQuery, subFamiliesQuery } from '../queries.ts';
import { stateWords } from '../state-badge.tsx';
import { unconfirmedIn } from './unconfirmed-in.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { handoverWords } from '../fee-words.ts';

/** The limits of a class, in one line. */
function Limits({ of }: { readonly of: VersionClass }) {
  const sides = [of.longestSide, of.medianSide, of.shortestSide];
  const size = isolateLtr(sides.map((side) => (side === null ? '–' : formatSide(side))).join(' × '));
  const weight = of.maxShippingWeight === null ? '' : isolateLtr(formatWeight(of.maxShippingWeight));
  const packaging = isolateLtr(formatWeight(of.packaging));
  const parts: readonly ReactNode[] = [
    sides.every((side) => side === null) ? (
      <Trans key="any">Any size</Trans>
    ) : (
      <Trans key="size">{size} cm</Trans>
    ),
    ...(weight === '' ? [] : [<Trans key="weight">up to {weight} g</Trans>]),
    <Trans key="packaging">packaging {packaging} g</Trans>,
  ];
  return parts.map((part, at) => (
    <span key={at === 0 ? 'first' : at}>
      {at === 0 ? null : ' · '}
      {part}
    </span>
  ));
}

/** A size class with its slabs, on paper. */
function PrintedClass({ of }: { readonly of: VersionClass }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { breakpoint, slabs, overflowStep, overflowFee } = of;
  const price = breakpoint === null ? '' : isolateLtr(formatAmount(breakpoint));
  const step = overflowStep === null ? '' : isolateLtr(formatWeight(overflowStep));
  const fee = overflowFee === null ? '' : isolateLtr(formatAmount(overflowFee));
  return (
    <section className="mb-2">
      <h3 className="break-after-avoid border-b border-ink font-semibold">
        {getName(of, language)}
        {of.handover === null ? null : ` · ${i18n._(handoverWords[of.handover])}`}
        {isConfirmed(of.status) ? null : ' *'}
      </h3>
      <p className="break-after-avoid">
        <Limits of={of} />
      </p>
      <table className="w-full table-fixed">
        <thead>
          <tr>
            <th scope="col" className="text-start font-medium">
              <Trans>Up to, g</Trans>
            </th>
            {breakpoint === null ? (
              <th scope="col" className="text-right font-medium">
                <Trans>Fee</Trans>
              </th>
            ) : (
              <>
                <th scope="col" className="text-right font-medium">
                  <Trans>price to {price}</Trans>
                </th>
                <th scope="col" className="text-right font-medium">
                  <Trans>above it</Trans>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {slabs.map(({ maxWeight, feeBelow, feeAbove }) => (
            <tr key={maxWeight} className="border-t border-line">
              <td className="text-start">
                <bdi dir="ltr">{formatWeight(maxWeight)}</bdi>
              </td>
              <td className="text-right">
                <bdi dir="ltr">{formatAmount(feeBelow)}</bdi>
              </td>
              {breakpoint === null ? null : (
                <td className="text-right">
                  <bdi dir="ltr">{formatAmount(feeAbove)}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {step === '' || fee === '' ? null : (
        <p>
          <Trans>
            Each further {step} g: {fee}
          </Trans>
        </p>
      )}
    </section>
  );
}

type Props = { readonly rate: Pick<VersionRate, 'shape' | 'rate1' | 'limit' | 'rate2'> };

/** A commission in one line. */
function PrintedCommission({ rate: { shape, rate1, limit, rate2 } }: Props) {
  const first = <Rate basisPoints={rate1} />;
  if (limit === null || rate2 === null) return first;
  const second = <Rate basisPoints={rate2} />;
  const at = <Money halalas={limit} />;
  return shape === 'threshold' ? (
    <Trans>
      {first} up to {at}, above it {second} of the whole price
    </Trans>
  ) : (
    <Trans>
      {first} up to {at}, {second} of what is above it
    </Trans>
  );
}

/** Says whether the page is being printed: what is only for paper is drawn just then. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when this event ends.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** A fee table on paper: where it comes from, the store's rules, its size classes with their slabs, and its commissions, in three columns. */
export function PrintedVersion({ version }: { readonly version: FeeVersion }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const isPrinting = useIsPrinting();
  const shortDay = useShortDay();
  const today = useToday();
  const { data: families = [] } = useQuery(familiesQuery);
  const { data: subFamilies = [] } = useQuery(subFamiliesQuery);
  if (!isPrinting) return null;
  const day = shortDay(version.effectiveFrom);
  const printed = shortDay(today);
  const getRate = new Map(version.rates.map((rate) => [rate.subFamily, rate]));
  const groups = families.map((family) => ({
    family,
    known: subFamilies.flatMap((subFamily) => {
      const rate = subFamily.familyId === family.id ? getRate.get(subFamily.code) : undefined;
      return rate === undefined ? [] : [{ subFamily, rate }];
    }),
  }));
  const count = unconfirmedIn(version);
  return (
    <article className="hidden text-ink print:block" style={{ fontSize: '7pt', lineHeight: 1.25 }}>
      <header className="mb-2 border-b-2 border-ink pb-1">
        <h1 className="text-base font-semibold">
          {getName(version.store, language)} · <bdi>{version.name}</bdi>
        </h1>
        <p>
          <Trans>In force from {day}</Trans> · {i18n._(stateWords[version.state])} ·{' '}
          <Trans>Sums in riyals, before VAT</Trans> · <Trans>printed on {printed}</Trans>
        </p>
        {version.source === null ? null : (
          <p dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
            {version.source}
          </p>
        )}
        {count === 0 ? null : (
          <p>
            <Trans>* to be confirmed</Trans>
          </p>
        )}
      </header>
      <div className="columns-3 gap-4">
        <section className="mb-2">
          <h3 className="break-after-avoid border-b border-ink font-semibold">
            <Trans>Rules for all products</Trans>
          </h3>
          <dl>
            {storeRuleNames.map((rule) => (
              <div key={rule} className="flex justify-between gap-2 border-b border-line">
                <dt>{recordLabel(i18n, rule)}</dt>
                <dd className="max-w-3/5 text-end">{recordValue(i18n, rule, version[rule])}</dd>
              </div>
            ))}
          </dl>
        </section>
        {version.classes.map((each) => (
          <PrintedClass key={each.id} of={each} />
        ))}
        {groups.map(({ family, known }) =>
          known.length === 0 ? null : (
            <section key={family.id} className="mb-2">
              <h3 className="break-after-avoid border-b border-ink font-semibold">
                {getName(family, language)}
              </h3>
              <dl>
                {known.map(({ subFamily, rate }) => (
                  <div key={subFamily.id} className="flex justify-between gap-2 border-b border-line">
                    <dt>
                      {getName(subFamily, language)}
                      {isConfirmed(rate.status) ? null : ' *'}
                    </dt>
                    <dd className="max-w-3/5 text-end">
                      <PrintedCommission rate={rate} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
        )}
      </div>
    </article>
  );
}
