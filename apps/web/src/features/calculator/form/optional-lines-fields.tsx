import { Trans, useLingui } from '@lingui/react/macro';
import type { OptionalLine } from '@saer/contract/fees/optional-lines';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-number';
import { readMoney, readShare } from '@saer/quoting/calculator/normalise-draft';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { RiyalMark } from '../../../components/figure/riyal-mark.tsx';
import { UnitMark } from '../../../components/figure/unit-mark.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { fieldNames } from './field-names.ts';
import type { SectionProps } from './memo-section.tsx';
import { TypedNumberField } from './typed-number-field.tsx';

export type OptionalLinesField = OptionalLine | 'vatRegistered' | 'feeVatIsCost';

const percent = { read: readShare, print: formatPercentNumber, end: <UnitMark>%</UnitMark> };
const sum = { read: readMoney, print: formatAmount, start: <RiyalMark /> };

/** The fields of the section, fetched when it is opened. */
export function OptionalLinesFields({ draft, change, errorAt }: SectionProps<OptionalLinesField>) {
  const { t, i18n } = useLingui();
  const recoversVat = draft.vatRegistered === 'yes' && draft.feeVatIsCost === 'no';
  const lines = [
    { field: 'adsRate', ...percent, description: t`What you spend on ads for every 100 riyals you sell.` },
    {
      field: 'couponRate',
      ...percent,
      description: t`On average: if 3 of 10 buyers use a 10% coupon, enter 3.`,
    },
    {
      field: 'returnCost',
      ...sum,
      description: t`What returns cost you in a month, divided by the units sold.`,
    },
    { field: 'storageCost', ...sum, description: t`The storage fee of one unit until it is sold.` },
  ] as const;
  return (
    <div className="flex flex-col gap-4 pt-2 pb-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {lines.map(({ field, ...line }) => (
          <FieldAnchor key={field} field={field}>
            <TypedNumberField
              {...line}
              label={i18n._(fieldNames[field])}
              text={draft[field]}
              onChange={(text) => change({ [field]: text })}
              error={errorAt(field)}
            />
          </FieldAnchor>
        ))}
      </div>
      <p className="text-sm text-muted">
        {recoversVat ? (
          <Trans>Enter what ads, returns and storage cost you without VAT, since you recover it.</Trans>
        ) : (
          <Trans>Enter what ads, returns and storage cost you with VAT, since you don’t recover it.</Trans>
        )}
      </p>
      <div>
        <HelpLink page="/instructions/ads-and-returns" about={t`Ads, coupons, returns, storage`} />
      </div>
    </div>
  );
}
