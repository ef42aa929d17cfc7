import { beautyWords, fashionWords } from './beauty-and-fashion.ts';
import { electronicsWords, mediaWords } from './electronics-and-media.ts';
import { everydayWords, homeWords, familyWords } from './home-and-family.ts';
import { typeWords } from './type-words.ts';
import type { WordLists } from './word-lists.ts';

/** Curated words sellers use for categories, without brands. Admins add more in the lists. */
export const curatedWords: Readonly<Record<'families' | 'subFamilies' | 'types', WordLists>> = {
  families: familyWords,
  subFamilies: {
    ...fashionWords,
    ...homeWords,
    ...beautyWords,
    ...electronicsWords,
    ...mediaWords,
    ...everydayWords,
  },
  types: typeWords,
};
