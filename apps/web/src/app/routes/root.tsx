import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ConnectionBar } from '../../components/layout/connection-bar.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { loadMessages } from '../../lib/language/language.ts';
import { useSignOutQuestion } from '../../lib/session/sign-out-question.ts';
import { useUpdateReady } from '../../lib/browser/update-ready.ts';
import { FramedErrorPage } from '../error-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageFrame } from '../shell/page-frame.tsx';

const SignOutQuestion = lazyComponent(async () => {
  await loadMessages('offline');
  return (await import('../../features/offline/sign-out-question.tsx')).SignOutQuestion;
});
// Its words come with what notices the update.
const UpdateBar = lazyComponent(
  async () => (await import('../../features/offline/update-bar.tsx')).UpdateBar,
);

function EveryPage() {
  const isUpdateReady = useUpdateReady();
  const isSignOutAsked = useSignOutQuestion();
  return (
    <>
      <ConnectionBar />
      {isUpdateReady ? (
        <Suspense>
          <UpdateBar />
        </Suspense>
      ) : null}
      <Outlet />
      {isSignOutAsked ? (
        <Suspense>
          <SignOutQuestion />
        </Suspense>
      ) : null}
    </>
  );
}

export const rootRoute = createRootRoute({
  component: EveryPage,
  notFoundComponent: () => (
    <PageFrame>
      <NotFoundPage />
    </PageFrame>
  ),
  errorComponent: FramedErrorPage,
});
