/** A line of the next steps, which opens the page where it is taken. */
export const stepLineStyle =
  '-mx-2 flex min-h-control items-center gap-3 rounded-control px-2 py-1 text-sm text-ink transition-colors hover:bg-hover';
