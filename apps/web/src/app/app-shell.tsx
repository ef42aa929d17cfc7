import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { ToastRegion } from '../components/toast-region.tsx';
import { currentSubscriptionQuery } from '../domain/entitlements/subscription-query.ts';
import { isResting, whenAtRest } from '../lib/at-rest.ts';
import { useIsAcceptanceNeeded } from '../lib/acceptance-needed.ts';
import { useLanguage } from '../lib/language.ts';
import { useChooseLanguage } from '../lib/use-choose-language.ts';
import { currentUserQuery } from '../lib/refresh-current-user.ts';
import { useCurrentUser } from '../lib/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { AppNavigation } from './app-navigation.tsx';
import { CommandSearch } from './command-search.tsx';

/** Asks for a seller's acceptance of new documents; without it the page still works, and the server asks. */
const AcceptanceGate = lazyComponent(
  async () => (await import('../features/acceptance/acceptance-gate.tsx')).AcceptanceGate,
  () => null,
);

/** The bell is loaded once the page has come to rest; until then the account menu leads to the same page. */
const NotificationBell = lazyComponent(
  async () => (await import('../features/notifications/live/notification-bell.tsx')).NotificationBell,
  () => null,
);

/** Layout of the app's pages: a side bar on wide screens, one bar with the page's name on narrow ones. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const user = useCurrentUser();
  const account = user?.id;
  const isAtRest = useSyncExternalStore(whenAtRest, isResting);
  const isAsked = useIsAcceptanceNeeded();
  const { data: own } = useQuery(currentUserQuery(account));
  useQuery(currentSubscriptionQuery(account));
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] lg:grid-cols-[--spacing(60)_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-3 text-sm font-medium text-on-brand focus:translate-y-0 print:hidden"
      >
        {t`Skip to the content`}
      </a>
      <header className="col-start-2 row-start-1 flex h-bar items-center gap-1 border-b border-line bg-surface pe-3 sm:pe-4 max-md:sticky max-md:top-0 max-md:z-20 lg:px-8 print:hidden">
        <CommandSearch />
        <span className="hidden flex-1 lg:block" />
        <LanguageSwitch current={language} onChoose={chooseLanguage} />
        <span className="max-sm:hidden">
          <ThemeSwitch />
        </span>
        {/* Its place is kept: what is pressed at that moment stays where it is. */}
        <span className="size-control shrink-0">
          {isAtRest && account !== undefined ? (
            <Suspense>
              <NotificationBell account={account} />
            </Suspense>
          ) : null}
        </span>
        <AccountMenu />
      </header>
      <AppNavigation />
      <main
        id="content"
        tabIndex={-1}
        className="page col-span-2 min-w-0 px-4 py-4 outline-none sm:px-6 sm:py-5 lg:col-span-1 lg:col-start-2 lg:px-8 print:p-0"
      >
        {children}
      </main>
      {(isAsked || own?.acceptanceNeeded === true) && account !== undefined ? (
        <Suspense>
          <AcceptanceGate account={account} />
        </Suspense>
      ) : null}
      <ToastRegion />
    </div>
  );
}
