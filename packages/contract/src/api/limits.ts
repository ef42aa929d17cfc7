// Separate from the schemas, so that a page that only parses numbers does not load a schema library for them.

/** The largest sum the product works with, in halalas: ten million riyals. */
export const maxMoney = 1_000_000_000;
/** The largest rate, in basis points: 1,000 %, which only a markup on cost ever reaches. */
export const maxRate = 100_000;
/** The longest side, in millimetres: ten metres. */
export const longestSide = 10_000;
/** The heaviest parcel, in grams: one tonne. */
export const heaviestWeight = 1_000_000;
/** The last position of a row in its list. */
export const lastPosition = 10_000;

/** Maximum errors listed by one reply, and by one row of a batch: a caller with more corrects these first. */
export const maxErrors = 50;
export const maxRowErrors = 10;
/** Above this number of errors, each further row of a reply lists only its first one. */
export const maxBatchErrors = 2_500;
/** The range of years of every date: anything far outside is a typo, and the database does not support all of it. */
export const firstYear = 2000;
export const lastYear = 2100;

/** Maximum size classes of a fee table, weight slabs of a class, and commissions. */
export const maxClasses = 200;
export const maxSlabs = 200;
export const maxRates = 1_000;
/** Maximum bands of a store's shipping credit. */
export const maxCredits = 50;
