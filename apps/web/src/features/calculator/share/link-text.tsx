/** The link itself, selected as a whole with one press: for whoever copies by hand. */
export function LinkText({ link }: { readonly link: string }) {
  return (
    <p
      dir="ltr"
      className="rounded-control bg-hover px-3 py-2 text-xs text-muted select-all [overflow-wrap:anywhere]"
    >
      {link}
    </p>
  );
}
