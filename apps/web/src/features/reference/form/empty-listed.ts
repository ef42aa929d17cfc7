/** What a list's form holds when one is added: no names yet, offered, and what its keeper writes is confirmed by writing it. */
export const emptyListed = {
  nameEn: '',
  nameAr: '',
  active: true,
  status: 'confirmed',
  source: null,
  note: null,
} as const;

/** The same of a category, which has words besides. */
export const emptyCategory = { ...emptyListed, wordsEn: '', wordsAr: '' } as const;
