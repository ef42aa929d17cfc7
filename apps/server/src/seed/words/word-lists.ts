/** Words in both languages, as they are written down: one after the other, with commas between. */
export interface WrittenWords {
  readonly en: string;
  readonly ar: string;
}

/** Words by the code of the family, sub family or type that they are for. */
export type WordLists = Readonly<Record<string, WrittenWords>>;

/** The single words of a list as it is written down. */
export const singleWords = (written: string): readonly string[] =>
  written
    .split(/[,،]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
