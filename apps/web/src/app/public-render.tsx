import type { Language } from '@saer/i18n/locale';
import { renderToString } from 'react-dom/server';
import { landingHead, type PageHead } from '../features/landing/landing-head.ts';
import { i18n, speak } from '../lib/language.ts';
import { PublicPage } from './public-page.tsx';

/** The public page as HTML, and what its head says, for the build to write to a file. */
export const renderPublicPage = async (
  language: Language,
): Promise<{ readonly html: string; readonly head: PageHead }> => {
  await speak(language, ['landing']);
  return { html: renderToString(<PublicPage language={language} />), head: landingHead(i18n) };
};
