/** The name of the tag in the head of a page that holds these, separated by spaces; absent while nothing is unusual. */
export const pageFlagsName = 'site-flags';

/** What the site's settings change in pages, where it is not as usual. */
export const pageFlags = ['zero-vat', 'registration-closed'] as const;
export type PageFlag = (typeof pageFlags)[number];
