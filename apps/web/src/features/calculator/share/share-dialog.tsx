import { useLingui } from '@lingui/react/macro';
import { calculationOf } from '@saer/contract/calculation-query';
import { priceFigures } from '@saer/quoting/figure';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { useState } from 'react';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { RadioCards } from '../../../components/radio-cards.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { PriceCard } from '../../../domain/price-card/price-card.tsx';
import { ShareAnswer } from './share-answer.tsx';
import { ShareInputs } from './share-inputs.tsx';

type Props = {
  readonly query: string;
  /** undefined: the calculation has no price. */
  readonly answer: Answer | undefined;
  readonly onClose: () => void;
};

type Shared = 'answer' | 'picture' | 'inputs';

/** A calculation for somebody else: its answer only, as a link or a picture, or with everything it was calculated from. */
export function ShareDialog({ query, answer, onClose }: Props) {
  const { t } = useLingui();
  const name = useName();
  const calculation = calculationOf(query);
  const shown = calculation === undefined ? undefined : answer;
  const [chosen, setChosen] = useState<Shared>('answer');
  const shares = shown === undefined ? 'inputs' : chosen;
  const close = (): boolean => {
    onClose();
    return true;
  };
  return (
    <DialogFrame title={t`Share this price`} onRequestClose={close}>
      <div className="flex flex-col gap-4">
        {shown === undefined ? null : (
          <RadioCards
            label={t`What you share`}
            options={[
              { id: 'answer', name: t`The answer only`, hint: t`Your cost and inputs stay with you` },
              { id: 'picture', name: t`A picture`, hint: t`Price and product, for WhatsApp` },
              { id: 'inputs', name: t`Answer and inputs`, hint: t`Cost, margin, name and everything else` },
            ]}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {shares === 'answer' && calculation !== undefined ? <ShareAnswer calculation={calculation} /> : null}
        {shares === 'picture' && shown !== undefined ? (
          <PriceCard
            name={shown.name}
            store={name(shown.store)}
            {...priceFigures(shown)}
            includesVat={shown.quote.final.statement.outputVat > 0}
          />
        ) : null}
        {shares === 'inputs' ? <ShareInputs calculation={calculation} /> : null}
      </div>
    </DialogFrame>
  );
}
