import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { newestPlansQuery } from '../features/lists/price-plans/newest-plans.ts';
import { appMessages } from '../lib/app-messages.ts';
import { followConnection } from '../lib/connection.ts';
import { LanguageProvider } from '../lib/language-provider.tsx';
import { preferredLanguage } from '../lib/language-choice.ts';
import { setMessageLoaders, showLanguage } from '../lib/language.ts';
import { queryClient } from '../lib/query-client.ts';
import { focusAfterNavigation } from './after-navigation.ts';
import { followSession } from './follow-session.ts';
import { nameLostPages } from './page-lost.ts';
import { router } from './router.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('app.html has no #root');

setMessageLoaders(appMessages);
await showLanguage(preferredLanguage(), ['app']);
followConnection();
nameLostPages();
focusAfterNavigation(router);
followSession(router);

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
);

// Brought behind the first page, so that the plans stand there when somebody asks for them.
void queryClient.prefetchQuery(newestPlansQuery());
