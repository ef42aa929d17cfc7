import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { DeadZoneExplorer } from './dead-zone/dead-zone-explorer.tsx';
import { deadZoneExample } from './dead-zone/dead-zone-example.ts';
import { feeFacts } from './fee-facts.ts';
import { AudienceSection } from './sections/audience-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { DeadZoneSection } from './sections/dead-zone-section.tsx';
import { HeroSection } from './sections/hero-section.tsx';
import { MissedSection } from './sections/missed-section.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';
import { SiteFooter } from './sections/site-footer.tsx';
import { SiteHeader } from './sections/site-header.tsx';
import { StepsSection } from './sections/steps-section.tsx';
import { StoresSection } from './sections/stores-section.tsx';
import { builtWithBook } from './trial/built-with-book.ts';
import { PriceTrial } from './trial/price-trial.tsx';

const example = deadZoneExample(builtWithBook);
const facts = feeFacts(builtWithBook);

/** The public front page. Every figure on it comes from the fee book through the engine. */
export function LandingPage({ language }: { readonly language: Language }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-control bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:absolute focus:start-4 focus:top-4"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <SiteHeader language={language} />
      <main id="main" className="page">
        <HeroSection>
          <PriceTrial language={language} builtWith={builtWithBook} />
        </HeroSection>
        {example === undefined ? null : (
          <DeadZoneSection language={language} example={example}>
            <DeadZoneExplorer example={example} />
          </DeadZoneSection>
        )}
        {facts === undefined ? null : <MissedSection language={language} facts={facts} />}
        <StepsSection />
        <AudienceSection />
        <StoresSection language={language} book={builtWithBook} />
        <QuestionsSection />
        <ClosingSection />
      </main>
      <SiteFooter language={language} year={builtWithBook.on.slice(0, 4)} />
    </>
  );
}
