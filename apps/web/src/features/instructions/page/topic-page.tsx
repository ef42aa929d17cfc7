import { Trans, useLingui } from '@lingui/react/macro';
import {
  type InstructionTopic,
  publicPageAddress,
  instructionPage,
  instructionTopics,
} from '@saer/contract/site/public-pages';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { topicTitles } from '../../../domain/instructions/topic-titles.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { InstructionFigures } from '../figures.ts';
import { topics } from '../topics.ts';
import { buttonStyle, lineLinkStyle } from '../../../components/button/button-style.ts';
import type { TopicLink, Part, Step, TroubleshootingItem } from '../topic.ts';
import { ProductPicture } from '../pictures/product-picture.tsx';

/** Names what can go wrong, and what to do then. Not folded: a search of the page and paper show it all. */
function Troubleshooting({ items }: { readonly items: readonly TroubleshootingItem[] }) {
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

/** Lists what to do, in order. */
function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={headingStyle}>
        {t`Step by step`}
      </h2>
      <ol className="mt-5 flex flex-col gap-5">
        {steps.map(({ text, picture }, at) => (
          <li key={i18n._(text)} className="grid grid-cols-[--spacing(8)_minmax(0,1fr)] gap-x-3.5">
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand-strong"
            >
              {at + 1}
            </span>
            <div>
              <p className="max-w-2xl pt-0.5 leading-7">{i18n._(text)}</p>
              {picture === undefined ? null : <ProductPicture name={picture} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The topics before and after this one. */
function NextTopics({ topic }: { readonly topic: InstructionTopic }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const at = instructionTopics.indexOf(topic);
  const ways = [
    { id: 'previous', label: t`Previous`, to: instructionTopics[at - 1] },
    { id: 'next', label: t`Next`, to: instructionTopics[at + 1] },
  ];
  return (
    <nav aria-label={t`Other topics`} className="mt-12 grid gap-4 sm:grid-cols-2 print:hidden">
      {ways.map(({ id, label, to }) =>
        to === undefined ? null : (
          <a
            key={id}
            href={publicPageAddress(language, instructionPage(to))}
            className="rounded-card border border-line bg-surface p-card transition-colors hover:border-edge sm:last:col-start-2 sm:last:text-end"
          >
            <span className="block text-xs text-muted">{label}</span>
            <span className="mt-0.5 block font-semibold text-brand-strong">{i18n._(topicTitles[to])}</span>
          </a>
        ),
      )}
    </nav>
  );
}

const link =
  'flex min-h-control items-center rounded-sm py-1 text-muted transition-colors hover:text-ink lg:min-h-0 lg:py-1.5';

/** The table of contents of a topic, beside it where there is room. */
function Contents({ parts }: { readonly parts: readonly Part[] }) {
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

/** The way back to the index. */
function Breadcrumbs({ topic }: { readonly topic: InstructionTopic }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <nav aria-label={t`You are here`} className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-muted">
        <li>
          <a className={lineLinkStyle} href={publicPageAddress(language, '/instructions')}>
            {t`Instructions`}
          </a>
        </li>
        <li aria-hidden>/</li>
        <li aria-current="page">{i18n._(topicTitles[topic])}</li>
      </ol>
    </nav>
  );
}

/** The heading of a section that the table of contents leads to. */
const headingStyle = 'scroll-mt-6 text-xl font-semibold text-balance sm:text-2xl';

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
