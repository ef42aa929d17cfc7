import type { Page } from '@playwright/test';

/** The app registers its service worker once it has come to rest, and these journeys block it (`playwright.config.ts`). */
const ours = 'Service Worker registration blocked by Playwright';

/** Collects the errors and warnings that a page writes from now on. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== ours) complaints.push(message.text());
  });
  return complaints;
}
