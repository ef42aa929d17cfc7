import type { Platform } from '@saer/contract/request-headers';

/** What the app runs in: a shell of its own says so on the page (`<html data-platform="desktop">`), a browser says nothing. */
export const platform = (): Platform =>
  document.documentElement.dataset['platform'] === 'desktop' ? 'desktop' : 'web';
