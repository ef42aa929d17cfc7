/** What a list's form holds when one is added: no names yet, offered, and to be confirmed. */
export const emptyListed = {
  nameEn: '',
  nameAr: '',
  active: true,
  status: 'proposed',
  source: null,
  note: null,
} as const;

/** The same of a category, which has words besides. */
export const emptyCategory = { ...emptyListed, wordsEn: '', wordsAr: '' } as const;
