import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatSide } from '@saer/i18n/format-measure';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { useTargetText, useWeightText } from '../figure-texts.ts';
import { useShortDay } from '../../../lib/language/use-short-dates.ts';

/** The calculation's inputs on paper, in place of the form. */
export function PrintedInputs({ answer }: { readonly answer: Answer }) {
  const { t } = useLingui();
  const language = useLanguage();
  const shortDay = useShortDay();
  const targetText = useTargetText();
  const weightText = useWeightText();
  const { book, store, name, product, quote } = answer;
  const { barcode, sides, weight } = product;
  const category = book.subFamilies.find(({ code }) => code === product.subFamily);
  const inputs: readonly (readonly [string, string | undefined])[] = [
    [t`Product name`, name === '' ? undefined : name],
    [t`Barcode`, barcode],
    [t`Store`, getName(store, language)],
    [t`Category`, category && getName(category, language)],
    [t`Dimensions`, sides && `${isolateLtr(sides.map(formatSide).join(' × '))} ${t`cm`}`],
    [t`Weight`, weight === undefined ? undefined : weightText(weight)],
    [
      t`Product cost`,
      `${formatMoney(product.cost)} ${product.costIncludesVat ? t`incl. VAT` : t`excl. VAT`}`,
    ],
    [t`Target`, quote.ownTarget === null ? undefined : targetText(quote.ownTarget)],
    [t`Fees as of`, shortDay(book.on)],
  ];
  return (
    <dl className="hidden grid-cols-2 gap-x-8 text-sm print:grid">
      {inputs.map(([label, value]) =>
        value === undefined ? null : (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-1">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
