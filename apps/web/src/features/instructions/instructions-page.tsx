import { Trans, useLingui } from '@lingui/react/macro';
import { instructionPage, publicPageAddress } from '@saer/contract/site/public-pages';
import { nameLinkStyle } from '../../components/button/link-style.ts';
import { topicTitles } from '../../domain/instructions/topic-titles.ts';
import { useLanguage } from '../../lib/language/language.ts';
import type { InstructionFigures } from './figures.ts';
import { topicEntries } from './search/topic-entries.ts';
import { TopicSearch } from './search/topic-search.tsx';
import { topicGroups, topics } from './topics.ts';

/** All topics in groups, and a search among them. */
export function InstructionsPage({ figures }: { readonly figures: InstructionFigures }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Instructions</Trans>
      </h1>
      <p className="mt-2.5 max-w-2xl text-base leading-7 text-muted">
        <Trans>
          From the first price to a whole team: short steps, and what to do when something goes wrong.
        </Trans>
      </p>
      <TopicSearch />
      <div className="mt-10 flex flex-col gap-10">
        {topicGroups.map(({ title, topics: group }) => (
          <section key={i18n._(title)} data-topic-group className="[&[hidden]]:hidden">
            <h2 className="text-lg font-semibold">{i18n._(title)}</h2>
            <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {group.map((topic) => {
                const { words, entries } = topicEntries(i18n, topic, figures, language);
                const address = publicPageAddress(language, instructionPage(topic));
                return (
                  <li
                    key={topic}
                    data-topic={words}
                    className="relative flex flex-col rounded-card border border-line bg-surface p-card transition-colors hover:border-edge [&[hidden]]:hidden"
                  >
                    <h3 className="font-semibold">
                      <a href={address} className={`${nameLinkStyle} after:absolute after:inset-0`}>
                        {i18n._(topicTitles[topic])}
                      </a>
                    </h3>
                    <p className="mt-1 text-sm leading-6 text-muted">{i18n._(topics[topic].summary)}</p>
                    <ul data-topic-entries hidden className="relative mt-2 text-sm [&[hidden]]:hidden">
                      {entries.map((entry) => (
                        <li key={entry.id} data-topic-entry={entry.words} className="[&[hidden]]:hidden">
                          <a
                            href={`${address}#${entry.id}`}
                            className="inline-flex min-h-control items-center rounded-sm font-medium text-brand-strong"
                          >
                            {entry.title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
