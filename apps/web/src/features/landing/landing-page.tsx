import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../domain/site/site-frame.tsx';
import { deadZoneExample } from './dead-zone/dead-zone-example.ts';
import { feeFacts } from './fee-facts.ts';
import type { IslandName } from './island.tsx';
import { AccountSection } from './sections/account-section.tsx';
import { DeadZoneSection } from './sections/dead-zone-section.tsx';
import { MissedSection } from './sections/missed-section.tsx';
import { ProductSection } from './sections/product-section.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';
import { SheetSection } from './sections/sheet-section.tsx';
import { StepsSection } from './sections/steps-section.tsx';
import { StoresSection } from './sections/stores-section.tsx';
import type { DemoFeeBook } from './demo/demo-fee-book.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';
import { Trans } from '@lingui/react/macro';
import { buttonStyle } from '../../components/button/button-style.ts';
import { openCalculatorPath } from '../../lib/form/calculator-link.ts';
import { formatShort } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Section } from './sections/section.tsx';

/** Figures that the page may say because a test or a measurement of this project says them (`proof-figures.test.ts`). */
export const proofFigures = {
  /** Worked cases of the pricing rules, each compared to the halala in every run of the tests. */
  cases: 84,
  /** Lines of real statements of a store, compared with the engine's rounding. */
  statementLines: 13,
  /** Milliseconds from a file of 2,500 products over HTTP until it is priced, saved and written back. */
  sheetMs: 356,
  /** Rows of that file. */
  sheetRows: 2500,
  /** Milliseconds from a key to its painted price, on a phone's page. */
  keyMs: 10,
} as const;

const seconds = (milliseconds: number): string => isolateLtr(formatShort(Math.round(milliseconds / 10), 2));

/** Reasons to believe the prices: cases, real statements, and measured times. */
function ProofSection() {
  const { cases, statementLines, sheetMs, sheetRows, keyMs } = proofFigures;
  const rows = formatShort(sheetRows, 0);
  const took = seconds(sheetMs);
  return (
    <Section
      id="proof"
      title={<Trans>Checked to the halala</Trans>}
      lead={<Trans>Figures from our own tests and measurements.</Trans>}
    >
      <dl className="grid gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        <Proof figure={isolateLtr(`${cases} / ${cases}`)}>
          <Trans>worked cases come out to the halala, every time the code changes</Trans>
        </Proof>
        <Proof figure={isolateLtr(`${statementLines} / ${statementLines}`)}>
          <Trans>lines of real store statements are rounded as Saer rounds them</Trans>
        </Proof>
        <Proof figure={<Trans>{took} s</Trans>}>
          <Trans>
            for an .xlsx of {rows} products and 30 columns: sent, read, priced, saved and written back
          </Trans>
        </Proof>
        <Proof figure={<Trans>{keyMs} ms</Trans>}>
          <Trans>from a key to its price on the screen, on a page as narrow as a phone’s</Trans>
        </Proof>
      </dl>
      <p className="mt-3 text-sm text-muted">
        <Trans>
          Times are medians of repeated runs on a quiet machine with two cores, the server on the same one.
          Your own browser’s time is above, at the 500 products; where the fees come from is below.
        </Trans>
      </p>
    </Section>
  );
}

function Proof({ figure, children }: { readonly figure: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-surface p-5">
      <dt className="mt-1 text-sm text-muted">{children}</dt>
      <dd className="text-2xl font-semibold text-brand-strong">{figure}</dd>
    </div>
  );
}

/** The promise and the demo calculator. */
function HeroSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="promise" className="mx-auto max-w-6xl px-5 pt-6 pb-8 sm:px-8 sm:pt-10 sm:pb-10">
      <div className="mb-6 grid items-end gap-x-12 gap-y-3 lg:grid-cols-[6fr_5fr]">
        <h1
          id="promise"
          className="text-4xl leading-tight font-semibold text-balance sm:text-5xl sm:leading-tight"
        >
          <Trans>Price it right, and keep the profit you want.</Trans>
        </h1>
        <p className="text-base text-muted sm:text-lg">
          <Trans>
            Enter your cost and the margin you want. Saer adds the store’s commission, fulfilment and VAT and
            gives you the selling price, to the halala.
          </Trans>
        </p>
      </div>
      {children}
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
        <Fact>
          <Trans>Try it here, no account needed</Trans>
        </Fact>
        <Fact>
          <Trans>Computed in your browser</Trans>
        </Fact>
        <Fact>
          <Trans>Accepts Arabic and Latin digits</Trans>
        </Fact>
      </ul>
    </section>
  );
}

function Fact({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden viewBox="0 0 16 16" className="size-4 shrink-0 text-brand">
        <path
          d="m3.5 8.5 3 3 6-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      {children}
    </li>
  );
}

function ClosingSection() {
  return (
    <section aria-labelledby="begin" className="mx-auto max-w-6xl px-5 pt-4 pb-10 sm:px-8 sm:pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card bg-brand-soft px-6 py-8 sm:px-10">
        <h2
          id="begin"
          className="max-w-xl text-2xl leading-snug font-semibold text-balance sm:text-3xl sm:leading-snug"
        >
          <Trans>Start with one product. The price is there before you finish typing.</Trans>
        </h2>
        <a className={`${buttonStyle('primary')} px-6`} href={openCalculatorPath}>
          <Trans>Open the calculator</Trans>
        </a>
      </div>
    </section>
  );
}

interface Props {
  readonly language: Language;
  readonly book: DemoFeeBook;
  readonly islands: Readonly<Record<IslandName, ReactNode>>;
  readonly plans: ReactNode;
  readonly storeFees: ReactNode;
}

/** The public front page, rendered at build. Every figure on it comes from the fee book through the engine. */
export function LandingPage({ language, book, islands, plans, storeFees }: Props) {
  const example = deadZoneExample(book);
  const facts = feeFacts(book);
  return (
    <SiteFrame language={language} page="/" year={book.on.slice(0, 4)}>
      <HeroSection>{islands['price-demo']}</HeroSection>
      {example === undefined ? null : (
        <DeadZoneSection language={language} example={example}>
          {islands['dead-zone-explorer']}
        </DeadZoneSection>
      )}
      <SheetSection language={language} />
      <ProductSection language={language} />
      {facts === undefined ? null : <MissedSection language={language} facts={facts} />}
      <StepsSection />
      <ProofSection />
      <StoresSection language={language}>{storeFees}</StoresSection>
      <AccountSection language={language}>{plans}</AccountSection>
      <QuestionsSection />
      <ClosingSection />
    </SiteFrame>
  );
}

export function landingHead(i18n: I18n, language: Language): PageHead {
  const siteName = i18n._(msg`Saer`);
  const description = i18n._(
    msg`Enter your cost and the margin you want, and get the selling price after commission, fulfilment and VAT on noon and Amazon in Saudi Arabia.`,
  );
  return {
    title: i18n._(msg`Saer: the right selling price for your product`),
    description,
    siteName,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: siteName,
      description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      inLanguage: language,
    },
  };
}

/** The head of the calculator that is open to everybody. */
export const calculatorHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Price calculator for noon and Amazon in Saudi Arabia · Saer`),
  description: i18n._(
    msg`Type what a product costs you: the selling price, every fee and the profit are there at once, for noon and Amazon in Saudi Arabia. No account needed.`,
  ),
  siteName: i18n._(msg`Saer`),
});
