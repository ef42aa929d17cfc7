/** Which products are taken out: all that is found, the page that is shown, or those that are marked. */
export const scopes = ['all', 'page', 'marked'] as const;
export type Scope = (typeof scopes)[number];
