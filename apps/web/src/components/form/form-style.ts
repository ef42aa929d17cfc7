/** A form's fields, one below the other; the space for errors collapses while there are none. */
export const formColumn = 'flex flex-col gap-4 [&>:empty]:-mb-4';
