import { useLingui } from '@lingui/react/macro';
import { calculationOf } from '@saer/contract/calculation-query';
import { useState } from 'react';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { RadioCards } from '../../../components/radio-cards.tsx';
import { ShareAnswer } from './share-answer.tsx';
import { ShareInputs } from './share-inputs.tsx';

type Props = {
  readonly query: string;
  readonly hasAnswer: boolean;
  readonly onClose: () => void;
};

/** A calculation for somebody else: its answer only, or with everything it was calculated from. */
export function ShareDialog({ query, hasAnswer, onClose }: Props) {
  const { t } = useLingui();
  const calculation = calculationOf(query);
  const canShareAnswer = hasAnswer && calculation !== undefined;
  const [shares, setShares] = useState<'answer' | 'inputs'>('answer');
  const close = (): boolean => {
    onClose();
    return true;
  };
  return (
    <DialogFrame title={t`Share this price`} onRequestClose={close}>
      <div className="flex flex-col gap-4">
        {canShareAnswer ? (
          <RadioCards
            label={t`What the link shows`}
            options={[
              { id: 'answer', name: t`The answer only`, hint: t`Your cost and inputs stay with you` },
              { id: 'inputs', name: t`Answer and inputs`, hint: t`Cost, margin, name and everything else` },
            ]}
            value={shares}
            onChange={setShares}
          />
        ) : null}
        {canShareAnswer && shares === 'answer' ? (
          <ShareAnswer calculation={calculation} />
        ) : (
          <ShareInputs calculation={calculation} />
        )}
      </div>
    </DialogFrame>
  );
}
