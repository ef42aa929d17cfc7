import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { loadMessages } from '../../lib/language/language.ts';
import { useCurrentUser } from '../../lib/session/session.ts';
import { AppShell } from './app-shell.tsx';

type Props = { readonly children: ReactNode };

/** Until the public frame is there, and where it cannot be fetched. */
function NoFrame({ children }: Props) {
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 lg:px-8">
      {children}
    </main>
  );
}

const PublicFrame = lazyComponent<Props>(async () => {
  const [{ PublicFrame: Frame }] = await Promise.all([import('./public-frame.tsx'), loadMessages('access')]);
  return Frame;
}, NoFrame);

/** The frame of a page that is no page of its own, such as an error: the app's, or for guests the public one. */
export function PageFrame({ children }: Props) {
  const isGuest = useCurrentUser() === undefined;
  return isGuest ? (
    <Suspense fallback={<NoFrame>{children}</NoFrame>}>
      <PublicFrame>{children}</PublicFrame>
    </Suspense>
  ) : (
    <AppShell>{children}</AppShell>
  );
}
