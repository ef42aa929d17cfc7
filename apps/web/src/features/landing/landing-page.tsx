import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../domain/site/site-frame.tsx';
import { deadZoneExample } from './dead-zone/dead-zone-example.ts';
import { feeFacts } from './fee-facts.ts';
import type { IslandName } from './island.tsx';
import { AccountSection } from './sections/account-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { DeadZoneSection } from './sections/dead-zone-section.tsx';
import { HeroSection } from './sections/hero-section.tsx';
import { MissedSection } from './sections/missed-section.tsx';
import { ProductSection } from './sections/product-section.tsx';
import { ProofSection } from './sections/proof-section.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';
import { SheetSection } from './sections/sheet-section.tsx';
import { StepsSection } from './sections/steps-section.tsx';
import { StoresSection } from './sections/stores-section.tsx';
import type { DemoFeeBook } from './demo/demo-fee-book.ts';

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
