import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMonth } from '@saer/i18n/format-month';
import type { LearnedRates, UnclearReason } from '@saer/tools/statement/learn-rates';
import { Card } from '../../../components/layout/card.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useFigureNames } from './use-figure-names.ts';

const reasonWords: Readonly<Record<UnclearReason, MessageDescriptor>> = {
  fewLines: msg`fewer than three lines`,
  disagree: msg`the lines disagree`,
  smallPrices: msg`the prices are too small to tell rates apart`,
  needsLower: msg`the rate below the limit was not seen`,
};

/** Categories that are listed; more say nothing new. */
const maxListed = 30;

/** Categories whose rate the lines do not show, with the reason of each. */
export function UnclearRates({ learned: { unclear, withoutBasis } }: { readonly learned: LearnedRates }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { categoryOf, storeOf } = useFigureNames();
  if (unclear.length === 0 && withoutBasis === 0) return null;
  return (
    <div className="print:hidden">
      <Card>
        <Disclosure level={2} title={t`Commissions that could not be read from your statements`}>
          {withoutBasis === 0 ? null : (
            <p className="text-sm text-muted">
              <Plural
                value={withoutBasis}
                one="# line is left out: choose below, at its file, whether the fees include VAT."
                other="# lines are left out: choose below, at their file, whether the fees include VAT."
              />
            </p>
          )}
          <ul className="mt-1 flex flex-col gap-1 text-sm text-muted">
            {unclear.slice(0, maxListed).map(({ store, subFamily, band, month, reason, lines }) => (
              <li key={`${store} ${subFamily} ${band} ${month}`}>
                <span className="text-ink">{categoryOf(subFamily)}</span>, {storeOf(store)},{' '}
                {formatMonth(month, language)}: {i18n._(reasonWords[reason])} (
                {t`${plural(lines, { one: '# line', other: '# lines' })}`})
              </li>
            ))}
          </ul>
          {unclear.length <= maxListed ? null : (
            <p className="mt-1 text-sm text-muted">
              <Trans>Only the first {maxListed} are listed.</Trans>
            </p>
          )}
        </Disclosure>
      </Card>
    </div>
  );
}
