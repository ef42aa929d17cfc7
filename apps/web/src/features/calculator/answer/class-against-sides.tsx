import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { nameOf } from '../../../domain/names/name-of.ts';
import { otherAnswer, type OtherParcel } from '../state/other-answer.ts';

type Props = { readonly answer: Answer; readonly bySides: OtherParcel; readonly children: ReactNode };

/** The class that was named and the sides that were typed lead to different fees. */
export function ClassAgainstSides({ answer, bySides, children }: Props) {
  const language = useLanguage();
  const nameOfClass = (classCode: string | null | undefined): string => {
    const sizeClass = answer.table.sizeClasses.find(({ code }) => code === classCode);
    return sizeClass ? nameOf(sizeClass, language) : '';
  };
  const [named, other] = [nameOfClass(answer.product.sizeClass), nameOfClass(bySides.sizeClass)];
  const { is, amount } = otherAnswer(answer.quote, bySides);
  const money = formatMoney(amount ?? 0);
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-ink [&>button]:-ms-4 [&>button]:print:hidden"
      data-testid="class-against-sides"
    >
      <p>
        {bySides.sizeClass === null ? (
          <Trans>You chose “{named}”, but no size class takes the three sides you typed.</Trans>
        ) : amount === null ? (
          <Trans>
            You chose “{named}”; the three sides you typed make it “{other}”: then no price reaches your
            target.
          </Trans>
        ) : is === 'price' ? (
          <Trans>
            You chose “{named}”; the three sides you typed make it “{other}”: then the price is {money}.
          </Trans>
        ) : (
          <Trans>
            You chose “{named}”; the three sides you typed make it “{other}”: then the profit is {money}.
          </Trans>
        )}
      </p>
      {children}
    </div>
  );
}
