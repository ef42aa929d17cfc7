import { Trans, useLingui } from '@lingui/react/macro';
import type { VersionClass } from '@saer/contract/fee-version';
import { isConfirmed } from '@saer/contract/provenance';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatAmount } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { ReactNode } from 'react';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
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
export function PrintedClass({ of }: { readonly of: VersionClass }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { breakpoint, slabs, overflowStep, overflowFee } = of;
  const price = breakpoint === null ? '' : isolateLtr(formatAmount(breakpoint));
  const step = overflowStep === null ? '' : isolateLtr(formatWeight(overflowStep));
  const fee = overflowFee === null ? '' : isolateLtr(formatAmount(overflowFee));
  return (
    <section className="mb-2">
      <h3 className="break-after-avoid border-b border-ink font-semibold">
        {nameOf(of, language)}
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
