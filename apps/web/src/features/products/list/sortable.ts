/** By what a list of products can be put in order. */
export const sortable = ['nameEn', 'nameAr', 'cost', 'finalPrice', 'profit', 'finalMargin'] as const;

/** Whatever loses most comes first. */
export const worstFirst = { column: 'profit', direction: 'asc' } as const;
