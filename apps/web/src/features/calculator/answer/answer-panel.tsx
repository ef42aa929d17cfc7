import { type ComponentProps, memo, Suspense } from 'react';
import { Card } from '../../../components/card.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useAfterPaint } from '../../../lib/use-after-paint.ts';
import { AnswerHead } from './answer-head.tsx';

/** About as high as the final content, so that little moves below it. */
const SKELETON_LINES = 20;

const load = async () => (await import('./answer-details.tsx')).AnswerDetails;

/** Needed once there is an answer, and below its price. */
const AnswerDetails = lazyComponent(load);

/** Not rendered again with the price, only once the deferred answer follows. */
const LaterDetails = memo(AnswerDetails);

/** The answer with its details. With stable handlers the price can be rendered alone. */
export function AnswerPanel({ answer, ...act }: ComponentProps<typeof AnswerDetails>) {
  // The price is painted first; the meter, pictures and lines behind it follow a frame later.
  const explained = useAfterPaint(answer);
  return (
    <Card>
      <div className="flex flex-col gap-5 print:gap-3">
        <AnswerHead quote={answer.quote} explained={explained} />
        <Suspense fallback={<Skeleton lines={SKELETON_LINES} />}>
          <LaterDetails answer={explained} {...act} />
        </Suspense>
      </div>
    </Card>
  );
}
