/** Figures that the page may say because a test or a measurement of this project says them (`proof-figures.test.ts`). */
export const proofFigures = {
  /** Worked cases of the pricing rules, each compared to the halala in every run of the tests. */
  cases: 84,
  /** Lines of real statements of a store, compared with the engine's rounding. */
  statementLines: 13,
  /** Milliseconds from a file of 2,500 products over HTTP until it is priced, saved and written back. */
  sheetMs: 356,
  /** Rows of that file. */
  sheetRows: 2500,
  /** Milliseconds from a key to its painted price, on a phone's page. */
  keyMs: 10,
} as const;
