import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { ClassAgainstSides } from './class-against-sides.tsx';
import { MaxVolume } from './max-volume.tsx';
import { WeightLine } from './weight-line.tsx';

type Props = Answer & { readonly onEnterSides: () => void };

/** The weight used for the fulfilment fee, and why it is uncertain. */
export function WeightNotes({ onEnterSides, ...answer }: Props) {
  const { weight } = answer.quote;
  if (weight === null) return null;
  const { largestVolume, bySides } = weight;
  return (
    <div className="flex flex-col gap-3">
      <WeightLine weight={weight} />
      {largestVolume ? (
        <MaxVolume answer={answer} max={largestVolume}>
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
