import { beautyWords } from './beauty-words.ts';
import { electronicsWords } from './electronics-words.ts';
import { everydayWords } from './everyday-words.ts';
import { familyWords } from './family-words.ts';
import { fashionWords } from './fashion-words.ts';
import { homeWords } from './home-words.ts';
import { mediaWords } from './media-words.ts';
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
