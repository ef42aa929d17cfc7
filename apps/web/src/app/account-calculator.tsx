import { lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { loadMessages } from '../lib/language/language.ts';

const CalculatorPage = lazyRouteComponent(
  () => import('../features/calculator/calculator-page.tsx'),
  'CalculatorPage',
);

const DraftRestoredNotice = lazyComponent(async () => {
  await loadMessages('access');
  return (await import('../features/auth/guest/draft-restored-notice.tsx')).DraftRestoredNotice;
});

/** The calculator of a signed-in account. */
export function AccountCalculator() {
  const isNow = useLocation({ select: ({ state }) => state.isDraftRestored === true });
  // Stays while the values are changed: nothing moves from under the finger.
  const [isDraftRestored] = useState(isNow);
  return (
    <>
      {isDraftRestored ? (
        <Suspense>
          <div className="contents print:hidden">
            <DraftRestoredNotice />
          </div>
        </Suspense>
      ) : null}
      <CalculatorPage />
    </>
  );
}
