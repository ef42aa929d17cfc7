/** A button in a toolbar, as wide as its content. */
export const toolbarButtonStyle =
  'inline-flex h-control min-w-control shrink-0 items-center justify-center gap-1.5 rounded-control px-2.5 text-sm whitespace-nowrap ' +
  'transition-colors motion-reduce:transition-none hover:bg-hover disabled:opacity-55 [&>svg]:size-4 [&>svg]:shrink-0';
