/** Words in both languages, separated by commas. */
export interface WrittenWords {
  readonly en: string;
  readonly ar: string;
}

/** Words by the code of a family, sub family or type. */
export type WordLists = Readonly<Record<string, WrittenWords>>;

/** Splits a comma-separated list into words. */
export const singleWords = (written: string): readonly string[] =>
  written
    .split(/[,،]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
