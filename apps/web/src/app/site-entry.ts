import './site.css';

/** The public pages that do something in the browser, each with its script. */
const scripts: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {};

await scripts[document.documentElement.dataset['page'] ?? '']?.();
