import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/error-messages';
import { formatPercentNumber, formatRate } from '@saer/i18n/format-rate';
import { CircleSlash } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { Calculation } from '../state/calculation.ts';
import type { Draft } from '../state/draft.ts';
import { focusField } from '../form/field-anchor.tsx';
import { refusalError } from '../state/refusal-error.ts';

type ProviderError = Extract<Calculation, { is: 'refused' }>;
type Props = Pick<ProviderError, 'refusal' | 'product'> & {
  readonly change: (changes: Partial<Draft>) => void;
};

/** Why there is no price, in the place of the numbers, and the way out. */
export function RefusalPanel({ refusal, product, change }: Props) {
  const { t, i18n } = useLingui();
  const { code, details, field } = refusalError(refusal);
  const highest =
    refusal.reason === 'targetUnreachable' && refusal.highestMargin ? refusal.highestMargin.rate : null;
  // The volume alone can be too heavy for the class that was named, whatever the weight that stands in the form.
  const isBySides = refusal.reason === 'weightAboveClass' && product?.sides !== undefined;
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
            ) : highest === null ? (
              <Button onPress={() => focusField(field)}>
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
