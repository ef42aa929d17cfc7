import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { ConfirmRepricing } from './confirm-repricing.tsx';
import { countOf, type PriceChoice, type RepricingSelection } from './repricing-filter.ts';

type Props = {
  readonly chosen: RepricingSelection;
  readonly onMarkAll: () => void;
  readonly onClear: () => void;
};

/** Actions on prices: set the price each product needs, or keep the current one. */
export function RepricingTasks({ chosen, onMarkAll, onClear }: Props) {
  const [choice, setChoice] = useState<PriceChoice>();
  const count = countOf(chosen);
  return (
    <>
      {count === 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <p className="min-w-48 flex-1">
            <Trans>Choose products to price again, or all of these at once.</Trans>
          </p>
          <Button onPress={onMarkAll}>
            <Trans>Select all</Trans>
          </Button>
        </div>
      ) : (
        <SelectionBar count={count} onClear={onClear}>
          <Button onPress={() => setChoice('keep')}>
            <Trans>Keep my prices</Trans>
          </Button>
          <Button tone="primary" onPress={() => setChoice('needed')}>
            <Plural value={count} one="Use the needed price" other="Use the needed prices" />
          </Button>
        </SelectionBar>
      )}
      {choice === undefined ? null : (
        <ConfirmRepricing
          chosen={chosen}
          choice={choice}
          onDone={onClear}
          onClose={() => setChoice(undefined)}
        />
      )}
    </>
  );
}
