/** A form's fields, one below the other; a place kept for a problem takes no room while there is none. */
export const formColumn = 'flex flex-col gap-4 [&>:empty]:-mb-4';
