/** Rules of the look: sizes, gaps, edges and colours have names (`apps/web/src/app/styles/tokens.css`). */
import { inside, isTest, type Rule } from './sources.ts';

const drawn = () =>
  inside('apps/web/src/').filter(
    ({ file }) => /\.tsx?$/.test(file) && !isTest(file) && !file.includes('/app/fonts/'),
  );

/** A utility with a value of its own in brackets, such as `w-[37px]`. */
const bracketed = /(?<=[\s"'`])[a-z@:!*/()_&>-]*?-\[[^\]\s"'`]*\]/g;
const rawLength = /(?<![\w.])(\d*\.?\d+)(rem|px)\b/;
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;

/** Text sizes in pixels, by their names. */
const textSizes = { xs: 13, sm: 14, base: 16, lg: 18, xl: 20, '2xl': 24, '3xl': 30, '4xl': 36, '5xl': 48 };

const nearestText = (pixels: number): string =>
  Object.entries(textSizes).reduce((best, [name, size]) =>
    Math.abs(size - pixels) < Math.abs(best[1] - pixels) ? [name, size] : best,
  )[0];

/** The token to use instead of a raw length. */
const insteadOf = (utility: string, [, digits = '0', unit]: RegExpExecArray): string => {
  const pixels = Number(digits) * (unit === 'rem' ? 16 : 1);
  const name = utility.slice(0, utility.indexOf('-[')).split(':').at(-1) ?? '';
  if (name === 'text') return `text-${nearestText(pixels)}`;
  const step = Math.round(pixels / 2) / 2;
  return /\b(minmax|calc|min|max)\(|_/.test(utility) ? `--spacing(${step})` : `${name}-${step}`;
};

export const sizesHaveNames: Rule = () =>
  drawn().flatMap(({ file, text }) =>
    [...text.matchAll(bracketed)].flatMap(([utility]) => {
      const raw = rawLength.exec(utility);
      return raw === null || Number(raw[1]) === 0
        ? []
        : [`${file}: "${utility}" has a raw length; use ${insteadOf(utility, raw)}.`];
    }),
  );

export const coloursHaveNames: Rule = () =>
  drawn().flatMap(({ file, text }) =>
    [...text.matchAll(bracketed)]
      .filter(([utility]) => rawColour.test(utility))
      .map(([utility]) => `${file}: "${utility}" has a raw colour; name it in app/styles/tokens.css.`),
  );

const controlHeight = /(?<=[\s"'`:])(?:min-h|size|h)-(?:9|10|11|12)(?=[\s"'`])/g;
const fixedSizes = new Set(['apps/web/src/components/layout/avatar.tsx']);
export const controlsHaveOneHeight: Rule = () =>
  drawn()
    .filter(({ file }) => !fixedSizes.has(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(controlHeight)].map(
        ([utility]) =>
          `${file}: "${utility}"; a control is ${utility.replace(/\d+$/, 'control')}, a row of a table h-row, its head h-head, a bar h-bar.`,
      ),
    );

const underline = /(?<=[\s"'`])underline(?=[\s"'`])/;
export const linksHaveOneStyle: Rule = () =>
  drawn()
    .filter(({ file, text }) => !file.endsWith('/components/button/button-style.ts') && underline.test(text))
    .map(
      ({ file }) =>
        `${file} underlines a link by hand; use linkStyle or nameLinkStyle from components/button/button-style.ts.`,
    );

export const datesHaveOneField: Rule = () =>
  drawn()
    .filter(({ text }) => /type[=:] ?["']date["']/.test(text))
    .map(
      ({ file }) =>
        `${file} uses the browser's date field, whose order differs; use components/form/date-field.tsx.`,
    );
