import type { I18n } from '@lingui/core';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import type { InstructionTopic, notFoundPage, PublicPage } from '@saer/contract/site/public-pages';
import { type PublicTool, publicTools, publicToolPage } from '@saer/contract/site/public-tools';
import { toolGroupOf } from '@saer/contract/products/tools';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import type { PageHead } from '../domain/site/page-head.ts';
import { SiteFrame } from '../domain/site/site-frame.tsx';
import { contactHead, ContactPage } from '../features/contact/contact-page.tsx';
import { feesHead, FeesPage } from '../features/fees/fees-page.tsx';
import { instructionFigures } from '../features/instructions/figures.ts';
import { instructionsHead, InstructionsPage } from '../features/instructions/instructions-page.tsx';

import feeBookSnapshot from '../features/landing/demo/fee-book-snapshot.json' with { type: 'json' };
import { TopicPage } from '../features/instructions/page/topic-page.tsx';
import { topicHead } from '../features/instructions/topic-head.ts';
import { builtInFeeBook } from '../features/landing/demo/built-in-fee-book.ts';
import { privacyHead } from '../features/legal/privacy-page.tsx';
import { PrivacyPage } from '../features/legal/privacy-page.tsx';
import { termsHead } from '../features/legal/terms-page.tsx';
import { TermsPage } from '../features/legal/terms-page.tsx';
import { downloadHead } from '../features/releases/public/download-page.tsx';
import { DownloadPage } from '../features/releases/public/download-page.tsx';
import { aboutHead } from '../features/site/about-page.tsx';
import { AboutPage } from '../features/site/about-page.tsx';
import { notFoundHead } from '../features/site/not-found-page.tsx';
import { NotFoundPage } from '../features/site/not-found-page.tsx';
import { noBook } from '../features/tools/fields/no-book.ts';
import { publicToolFiles } from '../features/tools/public/public-tools.ts';
import { PublicToolPage } from '../features/tools/public/public-tool-page.tsx';
import { PublicToolsPage } from '../features/tools/public/public-tools-page.tsx';
import { toolHead, toolsHead } from '../features/tools/public/public-tool-page.tsx';
import type { MessageFeature } from '../lib/language/message-loaders.ts';

/** A public page of words, rendered at build from `site.html`. */
export interface SitePageDefinition {
  /** Messages of its built text. */
  readonly messages: readonly MessageFeature[];
  /** Messages that its script loads in the browser (`site-entry.ts`); a page without the property has no script. */
  readonly scriptMessages?: readonly MessageFeature[];
  readonly head: (i18n: I18n, language: Language) => PageHead;
  readonly content: (language: Language) => ReactNode;
}

/** The landing page and the prices have templates of their own. */
export type SitePage = Exclude<PublicPage, '/' | '/pricing'> | typeof notFoundPage;

/** The fees that the build knows. */
const feesOfBuild = feeBookReply.parse(feeBookSnapshot);
const figures = instructionFigures(builtInFeeBook);

const topicPage = (topic: InstructionTopic): SitePageDefinition => ({
  messages: ['instructions-text'],
  head: (i18n, language) => topicHead(i18n, language, topic, figures),
  content: () => <TopicPage topic={topic} figures={figures} />,
});

const publicBook = { ...feesOfBuild, overrides: [] };
const tools = await Promise.all(
  publicTools.map(async (id) => ({ id, tool: (await publicToolFiles[id]()).tool })),
);

type ToolPage = ReturnType<typeof publicToolPage<PublicTool>>;

const getTool = (page: SitePage) => tools.find(({ id }) => publicToolPage(id) === page);

/** A public tool with the example that its page is built with. */
const toolPage = ({ id, tool }: (typeof tools)[number]): SitePageDefinition => ({
  messages: ['tools', 'tools-text', 'errors', `tools-${toolGroupOf(id)}`],
  scriptMessages: ['tools', 'errors', `tools-${toolGroupOf(id)}`],
  head: (i18n, language) => toolHead(i18n, language, id),
  content: (language) => (
    <PublicToolPage language={language} id={id} tool={tool} book={tool.usesFees ? publicBook : noBook} />
  ),
});

const sitePages: Readonly<Record<Exclude<SitePage, ToolPage>, SitePageDefinition>> = {
  '/fees': {
    messages: ['fees-text'],
    scriptMessages: [],
    head: (i18n, language) => feesHead(i18n, language, feesOfBuild),
    content: (language) => <FeesPage language={language} book={feesOfBuild} />,
  },
  '/instructions': {
    messages: ['instructions-text'],
    scriptMessages: [],
    head: instructionsHead,
    content: () => <InstructionsPage figures={figures} />,
  },
  '/instructions/first-price': topicPage('first-price'),
  '/instructions/size-classes': topicPage('size-classes'),
  '/instructions/vat': topicPage('vat'),
  '/instructions/margin': topicPage('margin'),
  '/instructions/gaps-and-dead-zones': topicPage('gaps-and-dead-zones'),
  '/instructions/ads-and-returns': topicPage('ads-and-returns'),
  '/instructions/sheet': topicPage('sheet'),
  '/instructions/new-fees': topicPage('new-fees'),
  '/instructions/team': topicPage('team'),
  '/instructions/plans': topicPage('plans'),
  '/instructions/account': topicPage('account'),
  '/instructions/desktop': topicPage('desktop'),
  '/tools': {
    messages: ['tools', 'tools-text'],
    head: toolsHead,
    content: (language) => <PublicToolsPage language={language} />,
  },
  '/about-us': { messages: [], head: aboutHead, content: (language) => <AboutPage language={language} /> },
  '/contact-us': {
    messages: ['contact-text'],
    // Its form has every text that its script says.
    scriptMessages: [],
    head: contactHead,
    content: (language) => <ContactPage language={language} />,
  },
  '/download': {
    messages: ['releases-text'],
    scriptMessages: [],
    head: downloadHead,
    content: () => <DownloadPage />,
  },
  '/terms': { messages: ['legal-text'], head: termsHead, content: () => <TermsPage /> },
  '/privacy-policy': { messages: ['legal-text'], head: privacyHead, content: () => <PrivacyPage /> },
  '/not-found': {
    messages: [],
    head: notFoundHead,
    content: (language) => <NotFoundPage language={language} />,
  },
};

const isWritten = (page: SitePage): page is keyof typeof sitePages => page in sitePages;

/** The definition of a public page of words. */
export function getSitePage(page: SitePage): SitePageDefinition {
  if (isWritten(page)) return sitePages[page];
  const found = getTool(page);
  if (found === undefined) throw new Error(`${page} has no definition.`);
  return toolPage(found);
}

/** The year that the site names: that of the fees it was built with. */
export const siteYear = feesOfBuild.on.slice(0, 4);

/** A public page of words with its frame. Its messages are loaded before. */
export const sitePageElement = (page: SitePage, language: Language) => (
  <SiteFrame language={language} page={page === '/not-found' ? '/' : page} year={siteYear}>
    {getSitePage(page).content(language)}
  </SiteFrame>
);
