import { useLingui } from '@lingui/react/macro';
import { useCurrentSection } from './use-current-section.ts';

export interface IndexEntry {
  readonly id: string;
  readonly title: string;
}

/** The sections of the settings, beside them: which one is read, and the way to each. */
export function SettingsIndex({ entries }: { readonly entries: readonly IndexEntry[] }) {
  const { t } = useLingui();
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav aria-label={t`Sections`} className="sticky top-6 max-lg:hidden">
      <ul className="flex flex-col border-s border-line">
        {entries.map(({ id, title }) => (
          <li key={id} className="flex">
            <a
              href={`#${id}`}
              {...(id === current ? { 'aria-current': 'location' } : {})}
              className="-ms-px flex-1 rounded-e-control border-s-2 border-transparent py-1.5 ps-3.5 pe-2 text-sm text-muted transition-colors hover:text-ink aria-[current]:border-brand aria-[current]:font-medium aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
