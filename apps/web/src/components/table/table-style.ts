/** A cell of a table, from edge to edge of its card. */
export const tableCell =
  'h-row border-b border-line px-2.5 py-px first:ps-card last:pe-card group-last/row:border-0';

/** A heading of a table's columns. */
export const tableHead =
  'h-head border-b border-line bg-surface px-2.5 font-medium whitespace-nowrap first:ps-card last:pe-card';

/** A row whose name (`nameLinkStyle`) is pressed by a press anywhere in it but on its other controls. */
export const tableRow =
  'group/row relative transition-colors hover:bg-hover ' +
  '[&_.row-link]:after:absolute [&_.row-link]:after:inset-0 ' +
  '[&_:is(a,button,label,select):not(.row-link)]:relative [&_:is(a,button,label,select):not(.row-link)]:z-1';

/** Figures are right-aligned in both languages, so that their decimal points align. */
export const alignOf = ({ isFigure = false }: { readonly isFigure?: boolean }): string =>
  isFigure ? 'text-right' : 'text-start';
