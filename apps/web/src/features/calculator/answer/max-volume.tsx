import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { getName } from '../../../domain/names/name.ts';
import { otherAnswer, type OtherParcel } from '../state/other-answer.ts';
import { useWeightText } from '../figure-texts.ts';

type Props = { readonly answer: Answer; readonly max: OtherParcel; readonly children: ReactNode };

/** Without sides the volume is unknown: the weight at the class's largest volume, and its price. */
export function MaxVolume({ answer, max, children }: Props) {
  const language = useLanguage();
  const weightText = useWeightText();
  const sizeClass = answer.table.sizeClasses.find(({ code }) => code === max.sizeClass);
  const name = sizeClass ? getName(sizeClass, language) : '';
  const { is, amount, isSame } = otherAnswer(answer.quote, max);
  if (isSame)
    return (
      <p className="text-sm text-muted">
        <Trans>
          Without the sides the volume is not counted, but even the largest “{name}” pays the same.
        </Trans>
      </p>
    );
  const weight = weightText(max.shippingWeight ?? 0);
  const money = formatMoney(amount ?? 0);
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-ink [&>button]:-ms-4 [&>button]:print:hidden"
      data-testid="largest-volume"
    >
      <p>
        <Trans>Without the sides the volume is not counted.</Trans>{' '}
        {max.shippingWeight === null ? (
          <Trans>“{name}” has no limit of size: it can count as more than it weighs.</Trans>
        ) : amount === null ? (
          <Trans>
            The largest “{name}” counts as {weight}: then no price reaches your target.
          </Trans>
        ) : is === 'price' ? (
          <Trans>
            The largest “{name}” counts as {weight}: then the price is {money}.
          </Trans>
        ) : (
          <Trans>
            The largest “{name}” counts as {weight}: then the profit is {money}.
          </Trans>
        )}
      </p>
      {children}
    </div>
  );
}
