import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Calculator, Columns3 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { newScenarioHash, scenarioPath } from '../../../domain/scenario/scenario-link.ts';
import { calculatorPath } from '../../../lib/calculator-link.ts';
import { exampleDraft } from '../state/example.ts';

/** How to come to a first column. */
export function NoColumns() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        level={1}
        icon={<Columns3 aria-hidden />}
        title={t`Compare variants of a product`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <PageLinkButton tone="primary" to={calculatorPath}>
              <Calculator aria-hidden className="size-4" />
              <Trans>Open the calculator</Trans>
            </PageLinkButton>
            <Button
              onPress={() =>
                void navigate({ to: scenarioPath, hash: newScenarioHash({ ...exampleDraft }), replace: true })
              }
            >
              <Trans>Try an example</Trans>
            </Button>
          </div>
        }
      >
        <Trans>
          Price a product in the calculator, then press “Compare variants”: another cost, another price,
          another store, up to four beside each other. A saved product has the same button.
        </Trans>
      </EmptyState>
    </Card>
  );
}
