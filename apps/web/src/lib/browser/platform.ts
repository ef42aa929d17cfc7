import type { Platform } from '@saer/contract/api/request-headers';

/** The platform of the app: a desktop shell declares itself on the page (`<html data-platform="desktop">`), a browser does not. */
export const platform = (): Platform =>
  document.documentElement.dataset['platform'] === 'desktop' ? 'desktop' : 'web';
