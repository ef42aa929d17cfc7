import { I18nProvider } from '@lingui/react';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { feeBookElement } from '../features/landing/embedded-fee-book.ts';
import { type IslandName, islandElement } from '../features/landing/island.tsx';
import { calculatorHead, landingHead, type PageHead } from '../features/landing/landing-head.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { builtInPlans } from '../features/landing/plans/built-in-plans.ts';
import { PlanList } from '../features/landing/plans/plan-list.tsx';
import { webManifest } from '../features/landing/web-manifest.ts';
import { builtInFeeBook as book } from '../features/landing/demo/built-in-fee-book.ts';
import { pricingElement, pricingPageHead } from './pricing-render.tsx';
import { setMessageLoaders, i18n, speak } from '../lib/language.ts';
import type { MessageLoaders } from '../lib/message-loaders.ts';
import { pricingMessages, publicMessages } from '../lib/public-messages.ts';

export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
}

/** With the words that are only ever part of the built text: no browser loads them. */
const catalogues: MessageLoaders = {
  ar: {
    ...publicMessages.ar,
    ...pricingMessages.ar,
    'landing-text': () => import('@saer/i18n/locales/ar/landing-text'),
    'pricing-text': () => import('@saer/i18n/locales/ar/pricing-text'),
  },
  en: {
    ...publicMessages.en,
    ...pricingMessages.en,
    'landing-text': () => import('@saer/i18n/locales/en/landing-text'),
    'pricing-text': () => import('@saer/i18n/locales/en/pricing-text'),
  },
};

const render = (element: ReactNode, identifierPrefix: string): string =>
  renderToString(<I18nProvider i18n={i18n}>{element}</I18nProvider>, { identifierPrefix });

/** The public page as HTML with its head, for the build to write to a file. */
export const renderPublicPage = async (language: Language): Promise<RenderedPage> => {
  setMessageLoaders(catalogues);
  await speak(language, ['landing', 'landing-text', 'plans']);
  // Each island is rendered separately, as the browser hydrates it separately: their generated ids then agree.
  const island = (name: IslandName) => (
    <div
      data-island={name}
      dangerouslySetInnerHTML={{ __html: render(islandElement(name, language, book), name) }}
    />
  );
  const page = (
    <LandingPage
      language={language}
      book={book}
      islands={{
        'price-demo': island('price-demo'),
        'dead-zone-explorer': island('dead-zone-explorer'),
        'store-fees': island('store-fees'),
      }}
      plans={
        <div data-plans>
          <PlanList language={language} plans={builtInPlans} />
        </div>
      }
    />
  );
  return { html: render(page, 'page') + feeBookElement(book), head: landingHead(i18n, language) };
};

/** The page of plans and prices, with its head. */
export const renderPricingPage = async (language: Language): Promise<RenderedPage> => {
  setMessageLoaders(catalogues);
  await speak(language, ['landing', 'landing-text', 'pricing', 'pricing-text']);
  return { html: render(pricingElement(language), 'page'), head: pricingPageHead() };
};

/** The manifest of the installed app. */
export const renderWebManifest = async (language: Language): Promise<object> => {
  setMessageLoaders(catalogues);
  await speak(language, ['landing-text']);
  return webManifest(i18n, language);
};

/** The head of the open calculator; its page is the app's. */
export const renderCalculatorHead = async (language: Language): Promise<PageHead> => {
  setMessageLoaders(catalogues);
  await speak(language, ['landing-text']);
  return calculatorHead(i18n);
};
