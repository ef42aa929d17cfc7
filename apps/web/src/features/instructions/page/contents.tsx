import { useLingui } from '@lingui/react/macro';
import type { Part } from '../topic.ts';

const link =
  'flex min-h-control items-center rounded-sm py-1 text-muted transition-colors hover:text-ink lg:min-h-0 lg:py-1.5';

/** The table of contents of a topic, beside it where there is room. */
export function Contents({ parts }: { readonly parts: readonly Part[] }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`On this page`} className="print:hidden">
      <div className="rounded-card border border-line px-card py-3 text-sm lg:sticky lg:top-6">
        <h2 className="font-semibold">{t`On this page`}</h2>
        <ul className="mt-1">
          <li>
            <a className={link} href="#steps">{t`Step by step`}</a>
          </li>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className={link} href={`#${id}`}>
                {i18n._(title)}
              </a>
            </li>
          ))}
          <li>
            <a className={link} href="#troubleshooting">{t`What can go wrong`}</a>
          </li>
        </ul>
      </div>
    </nav>
  );
}
