import Papa from 'papaparse';

/** If two fit equally well, the earlier one wins: a comma may occur in numbers. */
const candidates = ['\t', ';', '|', ','];
const sampleLength = { characters: 64 * 1024, rows: 50 };

interface Fit {
  readonly separator: string;
  /** The number of columns most rows have, and the share of the rows that have it. */
  readonly columns: number;
  readonly share: number;
}

function measureFit(text: string, separator: string): Fit {
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separator,
    preview: sampleLength.rows,
    skipEmptyLines: true,
  });
  const counts = new Map<number, number>();
  for (const { length } of data) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns = 0, rows = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { separator, columns, share: rows / Math.max(data.length, 1) };
}

/** The separator of a text: the one that gives the most rows of equal length, then the most columns. */
export function detectSeparator(text: string): string {
  const start = text.slice(0, sampleLength.characters);
  const [best] = candidates
    .map((separator) => measureFit(start, separator))
    .filter(({ columns }) => columns > 1)
    .toSorted((a, b) => b.share - a.share || b.columns - a.columns);
  return best?.separator ?? ',';
}
