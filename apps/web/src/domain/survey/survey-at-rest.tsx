import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { isResting, whenAtRest } from '../../lib/browser/at-rest.ts';
import { loadMessages } from '../../lib/language/language.ts';
import { useCurrentUser } from '../../lib/session/session.ts';

const SurveyCard = lazyComponent(
  async () => {
    const [part] = await Promise.all([import('./survey-card.tsx'), loadMessages('offline')]);
    return part.SurveyCard;
  },
  () => null,
);

/** Shows the survey at the end of a page, to subscribers, once the page has come to rest. */
export function SurveyAtRest() {
  const isAtRest = useSyncExternalStore(whenAtRest, isResting);
  const role = useCurrentUser()?.role;
  return isAtRest && role === 'USER' ? (
    <Suspense>
      <SurveyCard />
    </Suspense>
  ) : null;
}
