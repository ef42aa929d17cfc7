import { useLingui } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-number';
import { type Difference, excessOf, type FeeCheck } from '@saer/tools/statement/difference';
import { Money } from '../../../components/figure/money.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { findingWords, kindWords, uncheckedWords } from '../statement-words.ts';

interface Names {
  /** Names of the files. */
  readonly files: readonly string[];
  readonly sizeClasses: Readonly<Record<string, string>>;
  readonly subFamilies: Readonly<Record<string, string>>;
}

/** A charge and what is due, or why nothing is known. */
export function FeeCell({ check, names }: { readonly check: FeeCheck; readonly names: Names }) {
  const { t, i18n } = useLingui();
  if (check.state === 'unchecked')
    return (
      <span className="flex flex-col md:min-w-36 items-start py-1">
        <Money halalas={check.charged} />
        <span className="text-xs text-muted">
          {check.reason === 'inferred'
            ? t`as most lines of the product, not checked`
            : i18n._(uncheckedWords[check.reason])}
        </span>
      </span>
    );
  if (check.state === 'finding')
    return (
      <span className="flex flex-col md:min-w-44 items-start py-1">
        <span className="font-medium text-warning">
          <Money halalas={check.charged} />
        </span>
        <span className="text-xs text-ink">
          {i18n._(findingWords[check.finding.kind])}
          {check.finding.kind === 'noSuchRate' ? `: ${formatRate(check.finding.rate)}` : ''}
        </span>
        {check.finding.kind === 'unlike' ? (
          <span className="text-xs text-muted">
            {t`usual`} <Money halalas={check.finding.usual} />
          </span>
        ) : null}
      </span>
    );
  const inferred = check.inferred ? t`by the category chosen, or noon’s measurement` : '';
  if (check.state === 'agrees')
    return (
      <span className="flex flex-col md:min-w-28 items-start py-1">
        <Money halalas={check.charged} />
        <span className="text-xs text-muted">
          {[check.isWithinCap === true ? t`within what may be kept of a return` : t`as due`, inferred]
            .filter((text) => text !== '')
            .join(' · ')}
        </span>
      </span>
    );
  return (
    <span className="flex flex-col md:min-w-44 items-start py-1">
      <span className={excessOf(check) > 0 ? 'font-medium text-danger' : 'font-medium text-info'}>
        <Money halalas={check.charged} />
      </span>
      <span className="text-xs text-ink">
        {t`due`} <Money halalas={check.due} />
        {inferred === '' ? '' : ` · ${inferred}`}
      </span>
      <span className="text-xs text-muted">
        <DifferenceText difference={check.difference} names={names} />
      </span>
    </span>
  );
}

/** Why a charge differs, with the class, rate, price or date that gives it. */
function DifferenceText({ difference, names }: { readonly difference: Difference; readonly names: Names }) {
  const { t, i18n } = useLingui();
  const words = i18n._(kindWords[difference.kind]);
  if (difference.kind === 'sizeClass') {
    const name = names.sizeClasses[difference.sizeClass] ?? difference.sizeClass;
    const kilograms = difference.maxWeight / 1000;
    const orVat = i18n._(kindWords.vat);
    return (
      <>
        {t`${words}: ${name}, up to ${kilograms} kg`}
        {difference.isOrVat ? <> {t`Or: ${orVat}`}</> : null}
      </>
    );
  }
  if (difference.kind === 'rate') {
    const rate = formatRate(difference.rate);
    const [first, ...others] = difference.subFamilies.map((code) => names.subFamilies[code] ?? code);
    if (first === undefined) return <>{t`${words}: ${rate}`}</>;
    return (
      <>
        {others.length === 0
          ? t`${words}: ${rate}, as in ${first}`
          : t`${words}: ${rate}, as in ${first} and others`}
      </>
    );
  }
  if (difference.kind === 'twice') {
    const { row, statement, file } = difference.first;
    return (
      <>
        {statement === ''
          ? t`${words}, first in row ${row}:`
          : t`${words}, first in row ${row}, statement ${statement}:`}{' '}
        <bdi className="[overflow-wrap:anywhere]">{names.files[file]}</bdi>
      </>
    );
  }
  if (difference.kind === 'promotion' || (difference.kind === 'price' && difference.price !== null))
    return (
      <>
        {words}: <Money halalas={difference.price ?? 0} />
      </>
    );
  if (difference.kind === 'table')
    return (
      <>
        {words}: <Day day={difference.from} />
      </>
    );
  return <>{words}</>;
}
