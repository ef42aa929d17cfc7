import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen, House } from 'lucide-react';
import { Logo } from '../components/logo.tsx';
import { useCurrentUser } from '../lib/session.ts';
import { usePlaces } from './places.tsx';

const place =
  'flex min-h-11 shrink-0 items-center gap-3 rounded-control px-3 text-sm text-muted transition-colors hover:bg-hover hover:text-ink ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-strong [&>svg]:size-4 [&>svg]:shrink-0';

/** The pages there are for who is signed in. */
export function AppNavigation() {
  const { t } = useLingui();
  const places = usePlaces(useCurrentUser()?.role ?? 'ANONYMOUS_USER');
  return (
    <nav
      aria-label={t`Pages`}
      className="border-b border-line bg-surface lg:row-span-2 lg:row-start-1 lg:border-e lg:border-b-0"
    >
      <a href="/" aria-label={t`Saer, home`} className="m-4 mb-6 hidden w-fit rounded-control lg:block">
        <Logo />
      </a>
      <div className="flex gap-1 overflow-x-auto px-2 py-1.5 lg:flex-col lg:px-3">
        {places.map(({ to, title, icon }) => (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={place}>
            {icon}
            {title}
          </Link>
        ))}
        <a href="/v1/docs" className={place}>
          <BookOpen aria-hidden />
          {t`API`}
        </a>
        <a href="/" className={place}>
          <House aria-hidden />
          {t`Home`}
        </a>
      </div>
    </nav>
  );
}
