import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatAmount } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';
import { Badge } from '../../../components/layout/badge.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { getName } from '../../../domain/names/name.ts';
import { findDeadZones, type UsualCommission } from './dead-zones.ts';
import type { FeeSizeClass, FeeStore } from './fee-stores.ts';

interface Props {
  readonly language: Language;
  readonly book: PublicFeeBook;
  readonly store: FeeStore;
  readonly sizeClass: FeeSizeClass;
  readonly commission: UsualCommission | undefined;
}

/** The anchor of a size class on the page. */
export const sizeClassAnchor = (store: FeeStore, { code, handover }: FeeSizeClass): string =>
  [store.code, code, ...(handover === null ? [] : [handover])].join('-').toLowerCase().replaceAll('_', '-');

/** A size class: its limits, its fees by weight, and the prices that earn less than a lower one. */
export function SizeClassCard({ language, book, store, sizeClass, commission }: Props) {
  const { t } = useLingui();
  const { longestSide, medianSide, shortestSide, maxShippingWeight, packaging, breakpoint, slabs, overflow } =
    sizeClass;
  const handovers = { DROP_OFF: t`Dropped off by the seller`, PICKUP: t`Picked up from the seller` };
  const anchor = sizeClassAnchor(store, sizeClass);
  const sides = [longestSide, medianSide, shortestSide].flatMap((side) =>
    side === null ? [] : [formatSide(side)],
  );
  const hasTwoFees = breakpoint !== null && slabs.some(({ feeBelow, feeAbove }) => feeBelow !== feeAbove);
  return (
    <details
      id={anchor}
      data-fees-row={`${sizeClass.nameEn} ${sizeClass.nameAr}`}
      className="group scroll-mt-4 border-b border-line last:border-0 target:*:first:bg-brand-soft [&[hidden]]:hidden"
    >
      <summary className="flex min-h-row cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-0.5 px-card py-3 transition-colors hover:bg-hover [&::-webkit-details-marker]:hidden">
        <h4 className="text-base font-semibold">
          {getName(sizeClass, language)}
          {sizeClass.handover === null ? null : (
            <span className="font-normal text-muted"> · {handovers[sizeClass.handover]}</span>
          )}
        </h4>
        <p className="text-sm text-muted">
          {sides.length === 3 ? (
            <Trans>
              up to <bdi dir="ltr">{sides.join(' × ')}</bdi> cm
            </Trans>
          ) : (
            <Trans>any size</Trans>
          )}
          {maxShippingWeight === null ? null : (
            <>
              {' · '}
              <Trans>up to {formatWeight(maxShippingWeight)} g</Trans>
            </>
          )}
          {packaging === 0 ? null : (
            <>
              {' · '}
              <Trans>packaging counted as {formatWeight(packaging)} g</Trans>
            </>
          )}
        </p>
        {isConfirmed(sizeClass.status) ? null : (
          <Badge tone="warning">
            <Trans>To be confirmed</Trans>
          </Badge>
        )}
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          className="ms-auto size-4 shrink-0 self-center text-muted transition-transform group-open:rotate-45"
        >
          <path
            d="M8 2v12M2 8h12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
      </summary>
      <table className="w-full text-xs sm:text-sm">
        <caption className="sr-only">
          <Trans>Fees of {getName(sizeClass, language)} by shipping weight, in riyals before VAT</Trans>
        </caption>
        <thead>
          <tr className="border-y border-line bg-canvas text-muted">
            <th scope="col" className={`${cell} text-right font-medium`}>
              <Trans>Up to (g)</Trans>
            </th>
            <th scope="col" className={`${cell} text-right font-medium`}>
              {hasTwoFees ? (
                <Trans>
                  Fee, price up to <Money halalas={breakpoint} />
                </Trans>
              ) : (
                <Trans>Fee</Trans>
              )}
            </th>
            {hasTwoFees ? (
              <>
                <th scope="col" className={`${cell} text-right font-medium`}>
                  <Trans>Fee above it</Trans>
                </th>
                <th scope="col" className={`${cell} text-right font-medium`}>
                  <Trans>Prices that earn less</Trans>
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {slabs.map(({ maxWeight, feeBelow, feeAbove }) => {
            const [zone] =
              commission === undefined || !hasTwoFees
                ? []
                : findDeadZones(book, store, sizeClass, maxWeight, commission);
            return (
              <tr key={maxWeight} className="border-b border-line last:border-0">
                <th scope="row" className={`${cell} text-right font-normal`}>
                  {formatWeight(maxWeight)}
                </th>
                <td className={`${cell} text-right`}>
                  <bdi dir="ltr">{formatAmount(feeBelow)}</bdi>
                </td>
                {hasTwoFees ? (
                  <>
                    <td className={`${cell} text-right`}>
                      <bdi dir="ltr">{formatAmount(feeAbove)}</bdi>
                    </td>
                    <td className={`${cell} text-right`}>
                      {zone === undefined || zone.last === null ? (
                        '–'
                      ) : (
                        <bdi dir="ltr" className="font-medium whitespace-nowrap text-danger">
                          {formatAmount(zone.first)}–{formatAmount(zone.last)}
                        </bdi>
                      )}
                    </td>
                  </>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      {overflow === null ? null : (
        <p className="border-t border-line px-card py-2.5 text-sm text-muted">
          <Trans>
            Above {formatWeight(overflow.above)} g: <Money halalas={overflow.fee} /> more for each started{' '}
            {formatWeight(overflow.step)} g.
          </Trans>
        </p>
      )}
    </details>
  );
}

const cell = 'px-1.5 py-2 first:ps-3 last:pe-3 sm:px-2.5 sm:first:ps-card sm:last:pe-card';
