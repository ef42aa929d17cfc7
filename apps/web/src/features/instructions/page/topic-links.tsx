import { useLingui } from '@lingui/react';
import { buttonStyle } from '../../../components/button-style.ts';
import type { TopicLink } from '../topic.ts';

/** The ways from a topic into the product, the main one first. */
export function TopicLinks({ links }: { readonly links: readonly TopicLink[] }) {
  const { i18n } = useLingui();
  return (
    <p className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full print:hidden">
      {links.map(({ title, href, download }, at) => (
        <a key={href} href={href} download={download} className={buttonStyle(at === 0 ? 'primary' : 'plain')}>
          {i18n._(title)}
        </a>
      ))}
    </p>
  );
}
