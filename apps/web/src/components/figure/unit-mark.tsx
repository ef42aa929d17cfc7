/** The unit after a number in a field, for the eye; the field's label says it to a screen reader. */
export function UnitMark({ children }: { readonly children: string }) {
  return (
    <span aria-hidden className="shrink-0 pe-3 text-sm text-muted">
      {children}
    </span>
  );
}
