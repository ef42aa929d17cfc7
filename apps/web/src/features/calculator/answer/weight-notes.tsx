import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import type { Answer } from '../state/calculation.ts';
import { ClassAgainstSides } from './class-against-sides.tsx';
import { MaxVolume } from './max-volume.tsx';
import { WeightLine } from './weight-line.tsx';

type Props = Answer & { readonly onEnterSides: () => void };

/** Which weight the fulfilment fee is for, and what makes it unsure. */
export function WeightNotes({ onEnterSides, ...answer }: Props) {
  const { weight } = answer.quote;
  if (weight === null) return null;
  const { maxVolume, bySides } = weight;
  return (
    <div className="flex flex-col gap-3">
      <WeightLine weight={weight} />
      {maxVolume ? (
        <MaxVolume answer={answer} max={maxVolume}>
          <Button tone="quiet" onPress={onEnterSides}>
            <Trans>Enter the three sides</Trans>
          </Button>
        </MaxVolume>
      ) : null}
      {bySides ? (
        <ClassAgainstSides answer={answer} bySides={bySides}>
          <Button tone="quiet" onPress={onEnterSides}>
            <Trans>Go by the sides</Trans>
          </Button>
        </ClassAgainstSides>
      ) : null}
    </div>
  );
}
