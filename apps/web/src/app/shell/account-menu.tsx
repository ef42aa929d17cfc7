import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AccountRole } from '@saer/contract/api/role';
import { Link } from '@tanstack/react-router';
import { LogIn, LogOut, Moon, Sun } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Avatar } from '../../components/layout/avatar.tsx';
import { buttonStyle } from '../../components/button/button-style.ts';
import { signOut, useCurrentUser } from '../../lib/session/session.ts';
import { loginPath } from '../../lib/session/return-to.ts';
import { chooseTheme } from '../../lib/language/theme-choice.ts';
import { useIsDark } from '../../components/button/theme-switch.tsx';
import { useNavGroups } from './nav-groups.ts';
import { pages } from '../pages.tsx';

const roleNames = {
  SUPER_ADMIN: msg`Super admin`,
  ADMIN: msg`Admin`,
  USER: msg({ message: 'Seller', context: 'role' }),
  SUB_USER: msg`Sub-user`,
} as const satisfies Record<AccountRole, unknown>;

const line =
  'flex min-h-control w-full items-center gap-3 rounded-lg px-3 text-start text-sm text-ink transition-colors hover:bg-hover ' +
  '[&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted';

/** Who is signed in, where they can go, and how to sign out. The browser's own popover: Escape and a press elsewhere close it. */
export function AccountMenu() {
  const { t, i18n } = useLingui();
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const user = useCurrentUser();
  const { groups } = useNavGroups(user?.role ?? 'ANONYMOUS_USER', pages);
  const navItems = groups.find((group) => group.id === 'account')?.navItems ?? [];
  const isDark = useIsDark();
  const [isLeaving, setLeaving] = useState(false);
  if (user === undefined) {
    return (
      <Link to={loginPath} className={buttonStyle('plain')}>
        <LogIn aria-hidden className="size-4 rtl:-scale-x-100" />
        {t`Sign in`}
      </Link>
    );
  }
  const { firstName, lastName, profileImage, fullName, email, role } = user;
  const leave = (): void => {
    if (isLeaving) return;
    setLeaving(true);
    // It may be called off where changes wait to be sent.
    void signOut().finally(() => setLeaving(false));
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="grid size-control shrink-0 place-items-center rounded-full"
      >
        <span className="sr-only">{t`Account of ${fullName}`}</span>
        <Avatar firstName={firstName} lastName={lastName} image={profileImage} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="popover w-72 max-w-[90vw] rounded-card border border-line bg-raised p-2 text-ink shadow-raised"
      >
        <div className="flex items-start gap-3 px-3 py-2">
          <Avatar firstName={firstName} lastName={lastName} image={profileImage} />
          <div className="min-w-0 flex-1">
            <p dir="auto" className="truncate text-start text-sm font-medium">
              {fullName}
            </p>
            <p dir="ltr" className="truncate text-xs text-muted rtl:text-right">
              {email}
            </p>
            <span className="mt-1 inline-block rounded-md bg-brand-soft px-2 py-0.5 text-xs font-medium text-brand-strong">
              {i18n._(roleNames[role])}
            </span>
          </div>
        </div>
        <nav aria-label={t`Account`} className="my-1 border-y border-line py-1">
          {navItems.map(({ to, title, icon: Icon }) => (
            <Link key={to} to={to} onClick={() => popover.current?.hidePopover()} className={line}>
              <Icon aria-hidden />
              {title}
            </Link>
          ))}
        </nav>
        {/* A narrow bar has no place for it. */}
        <button
          type="button"
          onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
          className={`${line} sm:hidden`}
        >
          {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
          {isDark ? t`Light theme` : t`Dark theme`}
        </button>
        <button type="button" onClick={leave} aria-busy={isLeaving || undefined} className={line}>
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          {t`Sign out`}
        </button>
      </div>
    </>
  );
}
