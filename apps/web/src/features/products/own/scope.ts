/** Scope of a download: all matching products, the current page, or the selection. */
export const scopes = ['all', 'page', 'marked'] as const;
export type Scope = (typeof scopes)[number];
