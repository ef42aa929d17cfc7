import { publicTools, publicToolPage } from './public-tools.ts';

/** Topics of the instructions, in reading order. */
export const instructionTopics = [
  'first-price',
  'size-classes',
  'vat',
  'margin',
  'gaps-and-dead-zones',
  'ads-and-returns',
  'sheet',
  'new-fees',
  'team',
  'plans',
  'account',
  'desktop',
] as const;

export type InstructionTopic = (typeof instructionTopics)[number];

/** The page of a topic. */
export const instructionPage = <Topic extends InstructionTopic>(topic: Topic) =>
  `/instructions/${topic}` as const;

/**
 * Public pages that the build renders in both languages: each answers at its path in the visitor's language, and below `/ar` and `/en`
 * in that one.
 */
export const publicPages = [
  '/',
  '/pricing',
  '/fees',
  '/instructions',
  ...instructionTopics.map((topic) => instructionPage(topic)),
  '/tools',
  ...publicTools.map((tool) => publicToolPage(tool)),
  '/about-us',
  '/contact-us',
  '/download',
  '/terms',
  '/privacy-policy',
] as const;

export type PublicPage = (typeof publicPages)[number];

/** A public page's address in one language: `/en/pricing`, and `/en` for the landing page. */
export const publicPageAddress = (language: 'ar' | 'en', page: PublicPage): string =>
  `/${language}${page === '/' ? '' : page}`;

/** A public page's file in the folder of the built web app: `en/pricing.html`. */
export const publicPageFile = (language: 'ar' | 'en', page: PublicPage | typeof notFoundPage): string =>
  `${language}${page === '/' ? '/index' : page}.html`;

/** Rendered like the public pages, and sent with status 404 where there is no page. */
export const notFoundPage = '/not-found';
