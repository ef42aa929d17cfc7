/** The row's number stands before the columns that can be written in. */
export const firstColumn = 1;
