import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { formatPercentNumber, formatRate } from '@saer/i18n/format-number';
import { CircleSlash } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import type { Calculation } from '@saer/quoting/calculator/calculation';
import type { Draft } from '@saer/contract/products/calculator-draft';
import { focusField } from '../form/field-anchor.tsx';
import { fieldOfError } from '../state/form-state.ts';

type Refused = Extract<Calculation, { is: 'refused' }>;
type Props = Pick<Refused, 'fieldError' | 'product'> & {
  readonly change: (changes: Partial<Draft>) => void;
};

/** Why there is no price, in place of the numbers, and what to change. */
export function RefusalPanel({ fieldError, product, change }: Props) {
  const { t, i18n } = useLingui();
  const { code, details } = fieldError;
  const highest = details?.['highestMarginRate'];
  // The volume alone can be too heavy for the chosen class, whatever the entered weight.
  const isBySides = code === 'weightAboveClass' && product?.sides !== undefined;
  return (
    <Card>
      <div aria-live="polite" data-testid="refused" data-reason={code}>
        <EmptyState
          icon={<CircleSlash />}
          title={t`No price for this product yet`}
          action={
            isBySides ? (
              <Button onPress={() => change({ sizeBy: 'sides' })}>
                <Trans>Go by the sides</Trans>
              </Button>
            ) : typeof highest !== 'number' ? (
              <Button onPress={() => focusField(fieldOfError(fieldError))}>
                <Trans>Go to the field</Trans>
              </Button>
            ) : (
              <Button
                tone="primary"
                onPress={() =>
                  change({ marginRate: formatPercentNumber(highest), marginBase: 'price', marginAmount: '' })
                }
              >
                <Trans>Set the margin to {formatRate(highest)}</Trans>
              </Button>
            )
          }
        >
          {errorMessage(i18n, code, details)}{' '}
          {isBySides ? <Trans>The volume of the three sides you typed counts.</Trans> : null}
        </EmptyState>
      </div>
    </Card>
  );
}
