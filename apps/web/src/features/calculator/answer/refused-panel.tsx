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
import { refusalProblem } from '../state/refusal-problem.ts';

type Props = {
  readonly refusal: Extract<Calculation, { is: 'refused' }>['refusal'];
  readonly change: (changes: Partial<Draft>) => void;
};

/** Why there is no price, in the place of the numbers, and the way out. */
export function RefusedPanel({ refusal, change }: Props) {
  const { t, i18n } = useLingui();
  const { code, details, field } = refusalProblem(refusal);
  const highest =
    refusal.reason === 'targetUnreachable' && refusal.highestMargin ? refusal.highestMargin.rate : null;
  return (
    <Card>
      <div aria-live="polite" data-testid="refused" data-reason={code}>
        <EmptyState
          icon={<CircleSlash />}
          title={t`No price for this product yet`}
          action={
            highest === null ? (
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
          {errorMessage(i18n, code, details)}
        </EmptyState>
      </div>
    </Card>
  );
}
