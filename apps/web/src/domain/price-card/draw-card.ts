import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';
import { MINUS } from '@saer/i18n/format-number';
import type { Language } from '@saer/i18n/locale';
import type { Figure } from '@saer/quoting/figure';

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

/** Everything that is on the picture: what is not here cannot be on it. */
export interface CardContent {
  readonly language: Language;
  readonly brand: string;
  /** Empty: no name is shown. */
  readonly name: string;
  /** Says so where the price is to be confirmed, as that of the profit does. */
  readonly priceLabel: string;
  readonly price: Figure;
  /** undefined: not shown. */
  readonly profit: { readonly label: string; readonly figure: Figure } | undefined;
  /** Empty: no store is shown. */
  readonly store: string;
  /** One quiet line at the foot. */
  readonly note: string;
}

/** Pixels: square, as messengers show pictures whole. */
export const priceCardSize = { width: 1080, height: 1080 } as const;

const { width: WIDTH, height: HEIGHT } = priceCardSize;
const MARGIN = 88;
const INNER = WIDTH - 2 * MARGIN;

const colours = {
  ground: '#0e1412',
  panel: '#151c19',
  ink: '#e8efeb',
  quiet: '#9fada6',
  brand: '#46c49c',
  onBrand: '#06211a',
  danger: '#f48c82',
} as const;

/** The same logo as the app's, in a square of 32. */
const logo = 'M26 8.5v7.25a3 3 0 0 1-6 0V12m0 3.75a3 3 0 0 1-6 0v-.5m0 .5v3.5a4.75 4.75 0 0 1-8.9 2.3';

/** Keeps a name in its own direction within the picture's. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

type Context = CanvasRenderingContext2D;

interface Pen {
  readonly context: Context;
  readonly family: string;
  readonly isRtl: boolean;
}

interface TextStyle {
  readonly size: number;
  readonly weight?: 400 | 600;
  readonly colour?: string;
}

function use({ context, family }: Pen, { size, weight = 400, colour = colours.ink }: TextStyle): void {
  context.font = `${weight} ${size}px ${family}`;
  context.fillStyle = colour;
}

/** Writes a line from the edge where reading starts. */
function writeLine(pen: Pen, text: string, baseline: number, style: TextStyle): void {
  const { context, isRtl } = pen;
  use(pen, style);
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  context.fillText(text, isRtl ? WIDTH - MARGIN : MARGIN, baseline);
}

/** Writes a sum with the riyal sign at its left in both languages, smaller where it would be wider than the picture. */
function writeMoney(pen: Pen, { halalas }: Figure, baseline: number, style: TextStyle): void {
  const { context, isRtl } = pen;
  const sign = `${halalas < 0 ? MINUS : ''}${RIYAL_SIGN}`;
  const amount = formatAmount(Math.abs(halalas));
  context.direction = 'ltr';
  context.textAlign = 'left';
  const widthAt = (size: number) => {
    use(pen, { ...style, size });
    const gap = size * 0.2;
    const signWidth = context.measureText(sign).width;
    return { gap, signWidth, whole: signWidth + gap + context.measureText(amount).width };
  };
  const { whole } = widthAt(style.size);
  const { gap, signWidth, whole: width } = widthAt(style.size * Math.min(1, INNER / whole));
  const left = isRtl ? WIDTH - MARGIN - width : MARGIN;
  context.fillText(sign, left, baseline);
  context.fillText(amount, left + signWidth + gap, baseline);
}

function drawLogo(pen: Pen, brand: string): void {
  const { context, isRtl } = pen;
  const size = 72;
  context.save();
  context.translate(isRtl ? WIDTH - MARGIN - size : MARGIN, MARGIN);
  context.scale(size / 32, size / 32);
  context.fillStyle = colours.brand;
  context.beginPath();
  context.roundRect(0, 0, 32, 32, 9);
  context.fill();
  context.strokeStyle = colours.onBrand;
  context.lineWidth = 2.6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(logo));
  context.restore();
  use(pen, { size: 40, weight: 600 });
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  const beside = MARGIN + size + 22;
  context.fillText(brand, isRtl ? WIDTH - beside : beside, MARGIN + 50);
}

function getFonts({ name, brand, priceLabel, store, note }: CardContent, family: string): Promise<unknown> {
  const text = `${name}${brand}${priceLabel}${store}${note}0123456789.,${RIYAL_SIGN}`;
  return Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 40px ${family}`, text)));
}

function draw(pen: Pen, content: CardContent): void {
  const { context } = pen;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colours.brand;
  context.fillRect(0, 0, WIDTH, 12);
  context.textBaseline = 'alphabetic';
  drawLogo(pen, content.brand);

  const nameSize = 60;
  use(pen, { size: nameSize, weight: 600 });
  const lines = wrapLines(content.name, 3, (text) => context.measureText(isolated(text)).width <= INNER);
  let baseline = 310;
  for (const line of lines) {
    writeLine(pen, isolated(line), baseline, { size: nameSize, weight: 600 });
    baseline += 84;
  }

  // The price stays where it is, however long the name: pictures sent one after the other are alike.
  const priceAt = content.profit === undefined ? 760 : 700;
  writeLine(pen, content.priceLabel, priceAt - 150, { size: 40, colour: colours.quiet });
  writeMoney(pen, content.price, priceAt, { size: 150, weight: 600, colour: colours.brand });
  if (content.profit !== undefined) {
    const { label, figure } = content.profit;
    const colour = figure.halalas < 0 ? colours.danger : colours.ink;
    writeLine(pen, label, priceAt + 82, { size: 34, colour: colours.quiet });
    writeMoney(pen, figure, priceAt + 148, { size: 60, weight: 600, colour });
  }

  context.fillStyle = '#26312c';
  context.fillRect(MARGIN, HEIGHT - 178, INNER, 2);
  use(pen, { size: 38, weight: 600 });
  const [store] = wrapLines(content.store, 1, (text) => context.measureText(isolated(text)).width <= INNER);
  if (store !== undefined) writeLine(pen, isolated(store), HEIGHT - 118, { size: 38, weight: 600 });
  writeLine(pen, content.note, store === undefined ? HEIGHT - 104 : HEIGHT - 66, {
    size: 30,
    colour: colours.quiet,
  });
}

/** Draws a price as a picture to send, in this browser alone: a PNG. */
export async function drawPriceCard(content: CardContent): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, priceCardSize);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-sans');
  // Without its fonts a picture would be drawn in others: it waits for those that come.
  await getFonts(content, family).catch(() => undefined);
  draw({ context, family, isRtl: content.language === 'ar' }, content);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture was not written.')) : resolve(blob)),
      'image/png',
    );
  });
}
