/** The name of the tag in the head of a page that holds these, separated by spaces; absent while nothing is unusual. */
export const pageFlagsName = 'site-flags';

/** Settings of the site that change pages, named where they are not as usual. */
const pageFlags = ['zero-vat', 'registration-closed'] as const;
export type PageFlag = (typeof pageFlags)[number];
