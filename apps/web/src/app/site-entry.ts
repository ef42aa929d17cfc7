import './styles/site.css';

/** The public pages that do something in the browser, each with its script. */
const scripts: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {
  '/contact-us': () => import('../features/contact/form/contact-script.ts'),
  '/download': () => import('../features/releases/public/download-script.ts'),
  '/fees': () => import('../features/fees/browser/fees-script.ts'),
  '/instructions': async () =>
    (await import('../features/instructions/search/search-topics.ts')).startTopicSearch(),
};

await scripts[document.documentElement.dataset['page'] ?? '']?.();
