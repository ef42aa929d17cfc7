import type { I18n } from '@lingui/core';
import type { InstructionTopic } from '@saer/contract/site/public-pages';
import { foldArabic } from '@saer/i18n/fold-arabic';
import type { Language } from '@saer/i18n/locale';
import { topicKeywords } from '../../../domain/instructions/topic-keywords.ts';
import { topicTitles } from '../../../domain/instructions/topic-titles.ts';
import type { InstructionFigures } from '../figures.ts';
import { topics } from '../topics.ts';

/** A heading of a topic. */
interface TopicEntry {
  readonly id: string;
  readonly title: string;
  /** Folded, for the search. */
  readonly words: string;
}

/** The searchable words of a topic, folded, and its headings. */
export interface TopicEntries {
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
