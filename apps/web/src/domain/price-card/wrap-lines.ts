const ELLIPSIS = '…';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const graphemes = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** The longest beginning of a text that fits with a mark behind it. */
function shortened(text: string, mark: string, fits: (text: string) => boolean): string {
  let kept = '';
  for (const next of graphemes(text)) {
    if (!fits(`${kept}${next}${mark}`)) break;
    kept += next;
  }
  return `${kept.trimEnd()}${mark}`;
}

/**
 * A text in lines that each fit, broken between words where possible; what is left after the last line is shortened. `fits` measures a
 * line.
 */
export function wrapLines(
  text: string,
  maxLines: number,
  fits: (text: string) => boolean,
): readonly string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < maxLines) {
    let count = words.length;
    while (count > 0 && !fits(words.slice(0, count).join(' '))) count -= 1;
    const isLast = lines.length === maxLines - 1;
    if (isLast && count < words.length) return [...lines, shortened(words.join(' '), ELLIPSIS, fits)];
    if (count === 0) {
      // One word is wider than the line.
      const [word = ''] = words;
      const start = shortened(word, '', fits);
      // A single character always has its line.
      const line = start === '' ? (graphemes(word)[0] ?? word) : start;
      lines.push(line);
      words[0] = word.slice(line.length);
    } else {
      lines.push(words.splice(0, count).join(' '));
    }
  }
  return lines;
}
