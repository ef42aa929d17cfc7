import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { storeRuleNames } from '@saer/contract/choices';
import { isConfirmed } from '@saer/contract/provenance';
import { recordLabel, recordValue } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useShortDay } from '../../../lib/use-short-dates.ts';
import { useToday } from '../../../lib/use-today.ts';
import { familiesQuery, subFamiliesQuery } from '../queries.ts';
import { stateWords } from '../state-words.ts';
import { unconfirmedIn } from '../version/unconfirmed-in.ts';
import { PrintedClass } from './printed-class.tsx';
import { PrintedCommission } from './printed-commission.tsx';
import { useIsPrinting } from './use-is-printing.ts';

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
  const rateOf = new Map(version.rates.map((rate) => [rate.subFamily, rate]));
  const groups = families.map((family) => ({
    family,
    known: subFamilies.flatMap((subFamily) => {
      const rate = subFamily.familyId === family.id ? rateOf.get(subFamily.code) : undefined;
      return rate === undefined ? [] : [{ subFamily, rate }];
    }),
  }));
  const count = unconfirmedIn(version);
  return (
    <article className="hidden text-ink print:block" style={{ fontSize: '7pt', lineHeight: 1.25 }}>
      <header className="mb-2 border-b-2 border-ink pb-1">
        <h1 className="text-base font-semibold">
          {nameOf(version.store, language)} · <bdi>{version.name}</bdi>
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
                {nameOf(family, language)}
              </h3>
              <dl>
                {known.map(({ subFamily, rate }) => (
                  <div key={subFamily.id} className="flex justify-between gap-2 border-b border-line">
                    <dt>
                      {nameOf(subFamily, language)}
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
