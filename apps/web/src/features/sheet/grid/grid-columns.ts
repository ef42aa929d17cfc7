/** The row's number precedes the editable columns. */
export const firstColumn = 1;
