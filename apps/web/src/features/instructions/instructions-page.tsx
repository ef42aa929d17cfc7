import { Trans, useLingui } from '@lingui/react/macro';
import { instructionPage, publicPageAddress, type InstructionTopic } from '@saer/contract/site/public-pages';
import { nameLinkStyle } from '../../components/button/button-style.ts';
import { topicTitles, topicKeywords } from '../../domain/instructions/topic-titles.ts';
import { useLanguage } from '../../lib/language/language.ts';
import type { InstructionFigures } from './figures.ts';
import { topicGroups, topics } from './topics.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';
import { bareInput, controlBox } from '../../components/button/control-style.ts';
import { foldArabic } from '@saer/i18n/fold-arabic';
import type { Language } from '@saer/i18n/locale';

/** A heading of a topic. */
interface TopicEntry {
  readonly id: string;
  readonly title: string;
  /** Folded, for the search. */
  readonly words: string;
}

/** The searchable words of a topic, folded, and its headings. */
interface TopicEntries {
  readonly words: string;
  readonly entries: readonly TopicEntry[];
}

/** The titles and keywords of a topic, and its headings, as the search of the index compares them. */
export function topicEntries(
  i18n: I18n,
  topic: InstructionTopic,
  figures: InstructionFigures,
  language: Language,
): TopicEntries {
  const { summary, content } = topics[topic];
  const { parts, troubleshooting } = content(figures, language);
  const titles = [...parts, ...troubleshooting].map(({ id, title }) => ({ id, title: i18n._(title) }));
  return {
    words: foldArabic([i18n._(topicTitles[topic]), i18n._(summary), topicKeywords[topic]].join(' ')),
    entries: titles.map(({ id, title }) => ({ id, title, words: foldArabic(title) })),
  };
}

/** The search of the index. Without a script it is not there: the list below is complete. */
function TopicSearch() {
  const { t } = useLingui();
  return (
    <search className="mt-6 block max-w-xl noscript:hidden print:hidden">
      <form action="/instructions">
        <label className="block">
          <span className="text-sm font-medium">{t`Search the instructions`}</span>
          <input
            type="search"
            maxLength={80}
            autoComplete="off"
            data-topic-search
            placeholder={t`Such as: VAT, size class, column AA`}
            className={`mt-1.5 ${controlBox} ${bareInput}`}
          />
        </label>
        <p className="mt-2 min-h-5 text-sm text-muted">
          <output data-topic-count hidden>
            {t`Topics found:`} <span />
          </output>
          <output data-topic-none hidden>
            {t`Nothing found. Try another word, or look through the list.`}
          </output>
        </p>
      </form>
    </search>
  );
}

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

export const instructionsHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Instructions · Saer`),
  description: i18n._(msg`How to price a product or a sheet of products with Saer, step by step.`),
  siteName: i18n._(msg`Saer`),
});
