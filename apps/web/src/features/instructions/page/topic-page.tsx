import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { InstructionTopic } from '@saer/contract/site/public-pages';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { topicTitles } from '../../../domain/instructions/topic-titles.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { InstructionFigures } from '../figures.ts';
import { topics } from '../topics.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Contents } from './contents.tsx';
import { NextTopics } from './next-topics.tsx';
import { Troubleshooting } from './troubleshooting.tsx';
import { Steps } from './steps.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import type { TopicLink, Part } from '../topic.ts';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { headingStyle } from './heading-style.ts';

/** A thought under its own heading. */
function PartSection({ part: { id, title, paragraphs, exhibit, picture } }: { readonly part: Part }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingStyle}>
        {i18n._(title)}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={i18n._(paragraph)} className="mt-3 max-w-2xl leading-7">
          {i18n._(paragraph)}
        </p>
      ))}
      {exhibit === undefined ? null : <div className="mt-5">{exhibit}</div>}
      {picture === undefined ? null : <ProductPicture name={picture} />}
    </section>
  );
}

/** The ways from a topic into the product, the main one first. */
function TopicLinks({ links }: { readonly links: readonly TopicLink[] }) {
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

interface Props {
  readonly topic: InstructionTopic;
  readonly figures: InstructionFigures;
}

/** One topic: what to do, why, and what can go wrong. */
export function TopicPage({ topic, figures }: Props) {
  const { i18n } = useLingui();
  const name = useName();
  const language = useLanguage();
  const { summary, content, hasFigures = false } = topics[topic];
  const { steps, parts, troubleshooting, links } = content(figures, language);
  const [day, store] = [isolateLtr(formatDay(figures.on)), name(figures.store)];
  return (
    <article className="mx-auto max-w-6xl px-5 pt-6 pb-12 sm:px-8 sm:pt-8">
      <Breadcrumbs topic={topic} />
      <h1 className="mt-3 text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        {i18n._(topicTitles[topic])}
      </h1>
      <p className="mt-2.5 max-w-2xl text-base leading-7 text-muted">{i18n._(summary)}</p>
      <TopicLinks links={links} />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_--spacing(64)]">
        <Contents parts={parts} />
        <div className="flex min-w-0 flex-col gap-10 lg:order-first">
          <Steps steps={steps} />
          {parts.map((part) => (
            <PartSection key={part.id} part={part} />
          ))}
          <Troubleshooting items={troubleshooting} />
          {hasFigures ? (
            <p className="max-w-2xl text-xs text-muted">
              <Trans>
                The figures are computed by the engine of the calculator, with the fees of {store} of {day}.
              </Trans>
            </p>
          ) : null}
        </div>
      </div>
      <NextTopics topic={topic} />
    </article>
  );
}
