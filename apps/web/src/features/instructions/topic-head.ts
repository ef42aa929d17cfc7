import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InstructionTopic } from '@saer/contract/site/public-pages';
import { type Language, localeTags } from '@saer/i18n/locale';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { topicTitles } from '../../domain/instructions/topic-titles.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import type { InstructionFigures } from './figures.ts';
import { topics } from './topics.ts';

const isolates = /[\u2066-\u2069]/g;
const sums = new RegExp(`${RIYAL_SIGN}\\u00a0([\\d,.]*\\d)`, 'g');

/** A text of a page for readers other than browsers: without marks of direction, and the riyal in letters. */
const plainText = (text: string, language: Language): string =>
  text.replaceAll(isolates, '').replaceAll(sums, language === 'ar' ? '$1 ريال' : 'SAR $1');

/** A topic's head: its steps and questions are described for search engines as they are on the page. */
export function topicHead(
  i18n: I18n,
  language: Language,
  topic: InstructionTopic,
  figures: InstructionFigures,
): PageHead {
  const { summary, content } = topics[topic];
  const { steps, troubleshooting } = content(figures, language);
  const [name, description] = [i18n._(topicTitles[topic]), i18n._(summary)];
  const inLanguage = localeTags[language].slice(0, 5);
  const say = (text: MessageDescriptor) => plainText(i18n._(text), language);
  const context = { '@context': 'https://schema.org', inLanguage };
  return {
    title: i18n._(msg`${name} · Saer`),
    description,
    siteName: i18n._(msg`Saer`),
    parents: [{ name: i18n._(msg`Instructions`), page: '/instructions' }],
    structuredData: [
      {
        ...context,
        '@type': 'HowTo',
        name,
        description,
        step: steps.map(({ text }, at) => ({ '@type': 'HowToStep', position: at + 1, text: say(text) })),
      },
      {
        ...context,
        '@type': 'FAQPage',
        mainEntity: troubleshooting.map(({ title, answer }) => ({
          '@type': 'Question',
          name: say(title),
          acceptedAnswer: { '@type': 'Answer', text: say(answer) },
        })),
      },
    ],
  };
}
