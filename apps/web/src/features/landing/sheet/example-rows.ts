import { type ExampleGood, exampleGoods } from './example-goods.ts';

/** A row of the example sheet. */
export interface ExampleRow extends ExampleGood {
  readonly id: number;
}

interface Variant {
  readonly en: string;
  readonly ar: string;
  /** How many of it are in the parcel. */
  readonly pieces: number;
  /** Cost in per cent of the good’s. */
  readonly cost: number;
}

const colours = [
  { en: 'black', ar: 'أسود', cost: 100 },
  { en: 'white', ar: 'أبيض', cost: 97 },
  { en: 'beige', ar: 'بيج', cost: 104 },
  { en: 'green', ar: 'أخضر', cost: 108 },
  { en: 'blue', ar: 'أزرق', cost: 113 },
] as const;

const variants: readonly Variant[] = colours.flatMap((colour) => [
  { ...colour, pieces: 1 },
  { en: `${colour.en}, two`, ar: `${colour.ar}، حبتان`, cost: colour.cost * 2, pieces: 2 },
]);

/** Two of a good lie on top of each other, and sell for a little less than twice its price. */
function rowOf(good: ExampleGood, variant: Variant, id: number): ExampleRow {
  const [longest, median, shortest] = good.sides;
  return {
    ...good,
    id,
    nameEn: `${good.nameEn} – ${variant.en}`,
    nameAr: `${good.nameAr} – ${variant.ar}`,
    cost: Math.round((good.cost * variant.cost) / 100),
    weight: good.weight * variant.pieces,
    sides: [longest, median, shortest * variant.pieces],
    currentPrice: variant.pieces === 1 ? good.currentPrice : Math.round(good.currentPrice * 0.019) * 100 - 5,
  };
}

/** 500 products as a seller's file has them, the same for everybody. */
export const exampleRows: readonly ExampleRow[] = variants.flatMap((variant, at) =>
  exampleGoods.map((good, of) => rowOf(good, variant, at * exampleGoods.length + of)),
);
