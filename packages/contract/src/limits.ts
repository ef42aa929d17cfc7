// Apart from the schemas, so that a page which only reads numbers does not load a schema library for them.

/** The largest sum the product works with, in halalas: ten million riyals. */
export const maxMoney = 1_000_000_000;
/** The largest rate, in basis points: 1,000 %, which only a markup on cost ever reaches. */
export const maxRate = 100_000;
/** The longest side, in millimetres: ten metres. */
export const longestSide = 10_000;
/** The heaviest parcel, in grams: one tonne. */
export const heaviestWeight = 1_000_000;
/** The last place a row can have among the others of its list. */
export const lastPosition = 10_000;

/** The most problems that one reply lists, and one row among many: whoever has more to correct corrects these first. */
export const maxErrors = 50;
export const maxRowErrors = 10;
/** From so many problems on, each further row of a reply lists its first one only. */
export const maxBatchErrors = 2_500;
/** The years of every date: what is far from them is a slip, and the database has no room for all of it. */
export const firstYear = 2000;
export const lastYear = 2100;

/** Size classes, weight slabs of one of them and commissions that a fee table may have. */
export const maxClasses = 200;
export const maxSlabs = 200;
export const maxRates = 1_000;
