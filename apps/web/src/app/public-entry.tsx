import './public.css';
import { I18nProvider } from '@lingui/react';
import { detectLanguage } from '@saer/i18n/locale';
import { hydrateRoot } from 'react-dom/client';
import { feeBookOnPage } from '../features/landing/fee-book-on-page.ts';
import { islandElement, islandNames } from '../features/landing/island.tsx';
import { haveRooms, i18n, speak } from '../lib/language.ts';
import { publicCatalogues } from '../lib/public-catalogues.ts';

const language = detectLanguage(document.documentElement.lang);
haveRooms(publicCatalogues);
await speak(language, ['landing']);
const book = feeBookOnPage();

for (const name of islandNames) {
  const root = document.querySelector(`[data-island="${name}"]`);
  if (root === null) continue;
  hydrateRoot(root, <I18nProvider i18n={i18n}>{islandElement(name, language, book)}</I18nProvider>, {
    identifierPrefix: name,
  });
}
