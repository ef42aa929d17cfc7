import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen, House } from 'lucide-react';
import type { NavGroup } from './nav-groups.ts';

const line =
  'flex min-h-control items-center gap-3 rounded-control px-3 text-sm text-muted transition-colors hover:bg-hover hover:text-ink lg:min-h-8 ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-strong [&>svg]:size-4 [&>svg]:shrink-0';

/** Pages that stay marked while one below them is open. */
const hasPagesBelow: ReadonlySet<string> = new Set(['/user/tools']);

type Props = {
  /** Sets the headings of one copy apart from those of another. */
  readonly id: string;
  readonly groups: readonly NavGroup[];
  readonly onGo?: () => void;
};

/** The pages group by group, each group named by its heading. */
export function NavLinks({ id, groups, onGo }: Props) {
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
