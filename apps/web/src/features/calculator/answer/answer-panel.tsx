import { type ComponentProps, Suspense } from 'react';
import { Card } from '../../../components/card.tsx';
import { latePart } from '../../../components/late-part.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { AnswerHead } from './answer-head.tsx';

/** About as high as what comes, so that little moves below it. */
const SKELETON_LINES = 20;

const load = async () => (await import('./answer-details.tsx')).AnswerDetails;

/** Needed once there is an answer, and below its price. */
const AnswerDetails = latePart(load);

/** The answer, and all that stands behind it. */
export function AnswerPanel(props: ComponentProps<typeof AnswerDetails>) {
  const { evaluation, found } = props.answer;
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <AnswerHead evaluation={evaluation} found={found} />
        <Suspense fallback={<Skeleton lines={SKELETON_LINES} />}>
          <AnswerDetails {...props} />
        </Suspense>
      </div>
    </Card>
  );
}
