import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { publicPageAddress } from '@saer/contract/site/public-pages';
import { publicTools, publicToolPage } from '@saer/contract/site/public-tools';
import { listedTools, toolGroupIds } from '@saer/contract/products/tools';
import type { Language } from '@saer/i18n/locale';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { groupTitles, listedEntries } from '../registry.ts';

/** All tools: those that are open to everybody with a link, the others by name. */
export function PublicToolsPage({ language }: { readonly language: Language }) {
  const { _ } = useLingui();
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Tools for sellers on noon and Amazon.sa</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-base leading-7 text-muted">
        <Trans>
          Each answers one question with today’s fees. Those with a link are open to everybody; the others
          come with a free account.
        </Trans>
      </p>
      {toolGroupIds.map((group) => (
        <section key={group} aria-labelledby={`tools-${group}`} className="mt-8">
          <h2 id={`tools-${group}`} className="text-lg font-semibold">
            {_(groupTitles[group])}
          </h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {listedTools(group).map((tool) => {
              const open = publicTools.find((each) => each === tool);
              const { title, summary } = listedEntries[tool];
              return (
                <li key={tool} className="relative rounded-card border border-line bg-surface p-4">
                  {open === undefined ? (
                    <span className="font-medium">{_(title)}</span>
                  ) : (
                    <a
                      href={publicPageAddress(language, publicToolPage(open))}
                      className={`${linkStyle} after:absolute after:inset-0 after:rounded-card`}
                    >
                      {_(title)}
                    </a>
                  )}
                  <p className="mt-1 text-sm text-muted">{_(summary)}</p>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <div className="mt-10" data-for="guest">
        <LinkButton href="/access/signup" tone="primary">
          <Trans>Create a free account</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
