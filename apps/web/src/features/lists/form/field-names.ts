/** The fields that most lists share, for parts of forms that more than one list shows. */
export const nameFields = { nameEn: 'nameEn', nameAr: 'nameAr' } as const;
export const provenanceFields = { status: 'status', source: 'source', note: 'note' } as const;
export const wordFields = { wordsEn: 'wordsEn', wordsAr: 'wordsAr' } as const;
