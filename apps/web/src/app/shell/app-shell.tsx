import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useSyncExternalStore, useId, useRef, useEffect, useState } from 'react';
import { isAllowed } from '@saer/contract/api/access';
import { type Role } from '@saer/contract/api/role';
import { useLocation, Link } from '@tanstack/react-router';
import { Menu, Search, BookOpen, House } from 'lucide-react';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { LanguageSwitch } from '../../components/button/language-switch.tsx';
import { ThemeSwitch } from '../../components/button/theme-switch.tsx';
import { ToastRegion } from '../../components/overlay/toast-region.tsx';
import { currentSubscriptionQuery } from '../../domain/entitlements/use-entitlements.ts';
import { isResting, whenAtRest } from '../../lib/browser/at-rest.ts';
import { useIsAcceptanceNeeded } from '../../lib/api/api.ts';
import { useLanguage, loadMessages } from '../../lib/language/language.ts';
import { useChooseLanguage } from '../../lib/language/use-choose-language.ts';
import { currentUserQuery, useCurrentUser } from '../../lib/session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { pages } from '../pages.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { type PageRegister, useNavGroups, usePageTitle, type NavGroup } from './nav-groups.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { saveTyped, takeTyped } from '../../lib/form/typed-ahead.ts';
import { useHotkey } from '../../lib/hooks/use-hotkey.ts';

const line =
  'flex min-h-control items-center gap-3 rounded-control px-3 text-sm text-muted transition-colors hover:bg-hover hover:text-ink lg:min-h-8 ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-strong [&>svg]:size-4 [&>svg]:shrink-0';

/** Pages that stay marked while one below them is open. */
const hasPagesBelow: ReadonlySet<string> = new Set(['/user/tools']);

type NavLinksProps = {
  /** Sets the headings of one copy apart from those of another. */
  readonly id: string;
  readonly groups: readonly NavGroup[];
  readonly onGo?: () => void;
};

/** The pages group by group, each group named by its heading. */
function NavLinks({ id, groups, onGo }: NavLinksProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group) => (
        <section
          key={group.id}
          {...(group.title === undefined ? {} : { 'aria-labelledby': `${id}-${group.id}` })}
        >
          {group.title === undefined ? null : (
            <h2 id={`${id}-${group.id}`} className="px-3 pb-1 text-xs font-medium text-muted">
              {group.title}
            </h2>
          )}
          <ul className="flex flex-col gap-0.5">
            {group.navItems.map(({ to, title, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact: !hasPagesBelow.has(to), includeSearch: false }}
                  onClick={onGo}
                  className={line}
                >
                  <Icon aria-hidden />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul className="flex flex-col gap-0.5 border-t border-line pt-3">
        <li>
          <a href="/v1/docs" className={line}>
            <BookOpen aria-hidden />
            {t`API`}
          </a>
        </li>
        <li>
          <a href="/" className={line}>
            <House aria-hidden />
            {t`Home`}
          </a>
        </li>
      </ul>
    </div>
  );
}

type CommandSearchProps = { readonly onClose: () => void };

/** Says that the palette did not arrive; the next time it is fetched again. */
function NoCommands({ onClose }: CommandSearchProps) {
  const { t } = useLingui();
  useEffect(() => {
    takeTyped();
    showToast({
      tone: 'negative',
      text: t`The commands could not be loaded. Check your internet connection, then try again.`,
    });
    onClose();
  }, [t, onClose]);
  return null;
}

const AppCommands = lazyComponent<CommandSearchProps>(async () => {
  // The names of the tools are among the commands.
  const [commands] = await Promise.all([import('./app-commands.tsx'), loadMessages('tools')]);
  return commands.AppCommands;
}, NoCommands);

const isMac = (): boolean => navigator.platform.startsWith('Mac');

/** Opens the command palette: a box that looks like a search, and Ctrl K anywhere. */
function CommandSearch() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    if (!isOpen) saveTyped();
    setOpen(true);
  };
  useHotkey('k', open);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="flex min-h-control min-w-control items-center justify-center gap-2.5 rounded-control border border-line bg-canvas px-3 text-sm text-muted transition-colors hover:border-edge sm:min-w-64 sm:justify-start"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="sr-only text-start sm:not-sr-only sm:flex-1">{t`Search or type a command`}</span>
        <kbd
          aria-hidden
          dir="ltr"
          className="hidden rounded-md border border-line px-1.5 py-0.5 text-xs sm:inline"
        >
          {isMac() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen ? (
        <Suspense>
          <AppCommands onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

type NavigationProps = {
  readonly role: Role;
  readonly register: PageRegister;
};

/** Pages by group: a side bar, or a menu on a narrow screen. */
function Navigation({ role, register }: NavigationProps) {
  const { t } = useLingui();
  const { groups } = useNavGroups(role, register);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const title = usePageTitle(path, register);
  return (
    <nav
      aria-label={t`Pages`}
      className="col-start-1 row-start-1 border-line bg-surface max-md:sticky max-md:top-0 max-md:z-20 lg:row-span-2 lg:border-e print:hidden"
    >
      <div className="hidden lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:overflow-y-auto lg:pb-6">
        <a href="/" aria-label={t`Saer, home`} className="m-4 mb-6 block w-fit rounded-control">
          <Logo />
        </a>
        <div className="px-3">
          <NavLinks id={`${id}-bar`} groups={groups} />
        </div>
      </div>
      <div className="flex h-bar items-center border-b border-line ps-1 lg:hidden">
        <button
          type="button"
          popoverTarget={`${id}-menu`}
          className="flex min-h-control min-w-0 items-center gap-2.5 rounded-control px-3 text-base font-semibold text-ink hover:bg-hover"
        >
          <Menu aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="sr-only">{t`All pages`}</span>
          <span className="line-clamp-2 text-start leading-5">{title ?? t`Menu`}</span>
        </button>
        <div
          ref={menu}
          id={`${id}-menu`}
          popover="auto"
          className="popover max-h-[min(75dvh,--spacing(160))] w-[calc(100vw_-_--spacing(4))] max-w-sm overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-3 text-ink shadow-raised"
        >
          <NavLinks id={`${id}-menu`} groups={groups} onGo={() => menu.current?.hidePopover()} />
        </div>
      </div>
    </nav>
  );
}

type Props = { readonly role: Role };

function EverybodysNavigation({ role }: Props) {
  return <Navigation role={role} register={pages} />;
}

/** An admin has some twenty pages more, which nobody else's browser needs to load. */
const AdminNavigation = lazyComponent<Props>(async () => {
  const { adminPages } = await import('../admin-pages.tsx');
  const register = { ...adminPages, ...pages };
  return ({ role }) => <Navigation role={role} register={register} />;
}, EverybodysNavigation);

/** Navigation for signed-in accounts. */
function AppNavigation() {
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const everybodys = <EverybodysNavigation role={role} />;
  return isAllowed(role, 'admin') ? (
    <Suspense fallback={everybodys}>
      <AdminNavigation role={role} />
    </Suspense>
  ) : (
    everybodys
  );
}

/** Asks for a seller's acceptance of new documents; without it the page still works, and the server asks. */
const AcceptanceGate = lazyComponent(
  async () => (await import('../../features/acceptance/acceptance-gate.tsx')).AcceptanceGate,
  () => null,
);

/** The bell is loaded once the page has come to rest; until then the account menu leads to the same page. */
const NotificationBell = lazyComponent(
  async () => (await import('../../features/notifications/live/notification-bell.tsx')).NotificationBell,
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
