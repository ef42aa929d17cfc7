import { useLingui } from '@lingui/react/macro';
import type { TroubleshootingItem } from '../topic.ts';
import { headingStyle } from './heading-style.ts';

/** Names what can go wrong, and what to do then. Not folded: a search of the page and paper show it all. */
export function Troubleshooting({ items }: { readonly items: readonly TroubleshootingItem[] }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-labelledby="troubleshooting">
      <h2 id="troubleshooting" className={headingStyle}>
        {t`What can go wrong`}
      </h2>
      <div className="mt-4 max-w-2xl divide-y divide-line border-y border-line">
        {items.map(({ id, title, answer }) => (
          <div key={id} className="py-4">
            <h3 id={id} className="scroll-mt-6 font-semibold">
              {i18n._(title)}
            </h3>
            <p className="mt-1.5 leading-7 text-muted">{i18n._(answer)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
