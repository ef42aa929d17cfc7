/** The box round whatever can be typed in or chosen from. */
export const controlBox =
  'flex min-h-control w-full min-w-0 items-center rounded-control border border-edge bg-field text-ink transition-colors ' +
  'hover:border-muted data-invalid:border-danger disabled:border-line disabled:bg-hover disabled:text-muted has-disabled:border-line has-disabled:bg-hover has-disabled:text-muted';

/** The box of an input, whose ring shows when the input inside has the focus. */
export const inputBox = `${controlBox} focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-brand group-data-invalid:border-danger`;

/** An input's box that its content cannot enlarge: typing in it lays out nothing else, as long as the box is not a flex or grid item. */
export const firmInputBox = `${inputBox} h-control contain-layout contain-size`;

/** The input inside its box. */
export const bareInput =
  'min-w-0 flex-1 self-stretch bg-transparent px-3 py-1.5 text-base outline-none placeholder:text-muted sm:text-sm';

/** The words round a control. */
export const fieldLabel = 'text-sm font-medium text-ink';
export const fieldNote = 'ms-0.5 font-normal text-muted';
export const fieldHint = 'text-xs text-muted';
export const fieldErrorStyle = 'text-xs font-medium text-danger';

/** A field: label above control, hint or error below. */
export const fieldColumn = 'group flex min-w-0 flex-col gap-1.5';

/** A floating list or panel. */
export const floating =
  'rounded-control border border-line bg-raised shadow-raised outline-none transition-opacity duration-150 ' +
  'data-entering:opacity-0 data-exiting:opacity-0';

/** One line of a floating list. */
export const listItem =
  'flex cursor-pointer items-center gap-2.5 rounded-lg px-3 py-2.5 text-sm text-ink outline-none ' +
  'data-focused:bg-hover data-selected:font-medium data-disabled:opacity-55 sm:py-2';

/** A form's fields, one below the other; the space for errors collapses while there are none. */
export const formColumn = 'flex flex-col gap-4 [&>:empty]:-mb-4';
