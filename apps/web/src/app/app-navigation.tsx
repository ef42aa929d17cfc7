import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen, Calculator, House } from 'lucide-react';
import { Logo } from '../components/logo.tsx';

const place =
  'flex min-h-11 shrink-0 items-center gap-3 rounded-control px-3 text-sm text-muted transition-colors hover:bg-hover hover:text-ink ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-strong';

/** The pages there are. */
export function AppNavigation() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Pages`}
      className="border-b border-line bg-surface lg:row-span-2 lg:row-start-1 lg:border-e lg:border-b-0"
    >
      <a href="/" aria-label={t`Saer, home`} className="m-4 mb-6 hidden w-fit rounded-control lg:block">
        <Logo />
      </a>
      <div className="flex gap-1 overflow-x-auto px-2 py-1.5 lg:flex-col lg:px-3">
        <Link to="/user/add-product" className={place}>
          <Calculator aria-hidden className="size-4 shrink-0" />
          {t`Calculator`}
        </Link>
        <a href="/v1/docs" className={place}>
          <BookOpen aria-hidden className="size-4 shrink-0" />
          {t`API`}
        </a>
        <a href="/" className={place}>
          <House aria-hidden className="size-4 shrink-0" />
          {t`Home`}
        </a>
      </div>
    </nav>
  );
}
