const isArabic = (word: string): boolean => /\p{sc=Arab}/u.test(word);

/** Removes the ending of an Arabic plural or feminine, if enough of the word is left. Broken plurals are listed as words. */
function stemArabic(word: string): string {
  if (word.length >= 5 && word.endsWith('ات')) return stemArabic(word.slice(0, -2));
  if (word.length >= 7 && /(?:ون|ين)$/.test(word)) return word.slice(0, -2);
  if (word.length >= 4 && word.endsWith('ه')) return word.slice(0, -1);
  return word;
}

function stemEnglish(word: string): string {
  if (word.length >= 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length >= 5 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length >= 4 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** A word without its plural ending: a light stemmer, so that no different words become equal. */
export const stemWord = (word: string): string => (isArabic(word) ? stemArabic(word) : stemEnglish(word));
