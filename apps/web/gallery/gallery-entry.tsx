/** The components page of development: every component in every state, in both languages and themes. */
import './gallery.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { appMessages } from '../src/lib/language/app-messages.ts';
import { LanguageProvider } from '../src/lib/language/language-provider.tsx';
import { setMessageLoaders, showLanguage } from '../src/lib/language/language.ts';
import { queryClient } from '../src/lib/api/query-client.ts';
import { showTheme } from '../src/lib/language/theme-choice.ts';
import { Combinations } from './combinations.tsx';
import { Gallery } from './gallery.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('gallery/index.html has no #root');

const query = new URLSearchParams(location.search);
const language = query.get('language');

setMessageLoaders(appMessages);
await showLanguage(language === 'ar' ? 'ar' : 'en', ['app', 'errors']);
if (language !== null) showTheme(query.get('theme') === 'dark' ? 'dark' : 'light');

createRoot(root).render(
  <LanguageProvider>
    <QueryClientProvider client={queryClient}>
      {language === null ? <Combinations /> : <Gallery />}
    </QueryClientProvider>
  </LanguageProvider>,
);
