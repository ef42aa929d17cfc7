/** What the app runs in: a shell of its own says so on the page (`<html data-platform="desktop">`), a browser says nothing. */
export const platform = (): string => document.documentElement.dataset['platform'] ?? 'web';
