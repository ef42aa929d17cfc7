import { I18nProvider } from '@lingui/react';
import type { PublicPage } from '@saer/contract/site/public-pages';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageHead } from '../domain/site/page-head.ts';
import { feeBookElement } from '../features/landing/embedded-fee-book.ts';
import { type IslandName, islandElement } from '../features/landing/island.tsx';
import { calculatorHead, landingHead, LandingPage } from '../features/landing/landing-page.tsx';
import { builtInPlans } from '../features/landing/plans/built-in-plans.ts';
import { PlanList } from '../features/landing/plans/plan-list.tsx';
import { StoreFees } from '../features/landing/stores/store-fees.tsx';
import { webManifest } from '../features/landing/web-manifest.ts';
import { builtInFeeBook as book } from '../features/landing/demo/built-in-fee-book.ts';
import { pricingHead } from '../features/pricing/pricing-page.tsx';
import { pricingElement } from './pricing-render.tsx';
import { type SitePage, sitePageElement, getSitePage } from './public-pages.tsx';
import { setMessageLoaders, i18n, speak } from '../lib/language/language.ts';
import type { MessageFeature, MessageLoaders } from '../lib/language/message-loaders.ts';

export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
  /** Messages that its scripts say. */
  readonly scriptMessages?: readonly MessageFeature[];
}

/** Words of built texts among them: no browser loads those. */
const files = import.meta.glob<{ messages: Record<string, string> }>(
  '../../../../packages/i18n/locales/{ar,en}/*.ts',
);
const getCatalogs = (language: Language) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, load]) => {
      const [, folder, feature = ''] = /\/(\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
      return folder === language ? [[feature, load]] : [];
    }),
  );
const catalogs: MessageLoaders = { ar: getCatalogs('ar'), en: getCatalogs('en') };

const translated = (element: ReactNode) => <I18nProvider i18n={i18n}>{element}</I18nProvider>;

/** Renders markup that no script hydrates, without the marks that only hydration reads. */
const render = (element: ReactNode): string => renderToStaticMarkup(translated(element));

async function renderLandingPage(language: Language): Promise<RenderedPage> {
  await speak(language, ['landing', 'landing-text', 'store-fees']);
  // Each island is rendered separately, as the browser hydrates it separately: their generated ids then agree.
  const island = (name: IslandName) => (
    <div
      data-island={name}
      dangerouslySetInnerHTML={{
        __html: renderToString(translated(islandElement(name, language, book)), { identifierPrefix: name }),
      }}
    />
  );
  const page = (
    <LandingPage
      language={language}
      book={book}
      islands={{
        'price-demo': island('price-demo'),
        'dead-zone-explorer': island('dead-zone-explorer'),
      }}
      plans={
        <div data-plans>
          <PlanList language={language} plans={builtInPlans} />
        </div>
      }
      storeFees={
        <div data-store-fees>
          <StoreFees language={language} book={book} />
        </div>
      }
    />
  );
  return {
    html: render(page) + feeBookElement(book, language),
    head: landingHead(i18n, language),
    scriptMessages: ['landing'],
  };
}

async function renderPricingPage(language: Language): Promise<RenderedPage> {
  await speak(language, ['pricing', 'pricing-text']);
  return {
    html: render(pricingElement(language)),
    head: pricingHead(i18n),
    scriptMessages: ['pricing'],
  };
}

async function renderSitePage(page: SitePage, language: Language): Promise<RenderedPage> {
  const { messages, scriptMessages, head } = getSitePage(page);
  await speak(language, ['site-text', ...messages]);
  return {
    html: render(sitePageElement(page, language)),
    head: head(i18n, language),
    ...(scriptMessages === undefined ? {} : { scriptMessages }),
  };
}

/** A public page as HTML with its head, for the build to write to a file. */
export async function renderPublicPage(
  page: PublicPage | SitePage,
  language: Language,
): Promise<RenderedPage> {
  setMessageLoaders(catalogs);
  if (page === '/') return renderLandingPage(language);
  return page === '/pricing' ? renderPricingPage(language) : renderSitePage(page, language);
}

/** The manifest of the installed app. */
export const renderWebManifest = async (language: Language): Promise<object> => {
  setMessageLoaders(catalogs);
  await speak(language, ['landing-text']);
  return webManifest(i18n, language);
};

/** The head of the open calculator; its page is the app's. */
export const renderCalculatorHead = async (language: Language): Promise<PageHead> => {
  setMessageLoaders(catalogs);
  await speak(language, ['landing-text']);
  return calculatorHead(i18n);
};
