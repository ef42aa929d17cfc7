import { type ComponentProps, Suspense } from 'react';
import { Card } from '../../../components/card.tsx';
import { latePart } from '../../../components/late-part.tsx';
import { AnswerHead } from './answer-head.tsx';

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
        <Suspense>
          <AnswerDetails {...props} />
        </Suspense>
      </div>
    </Card>
  );
}
