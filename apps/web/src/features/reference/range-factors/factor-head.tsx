type Props = { readonly title: string; readonly about: string };

/** What the page of factors is. */
export function FactorHead({ title, about }: Props) {
  return (
    <header className="flex flex-col gap-1">
      <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
        {title}
      </h1>
      <p className="max-w-prose text-sm text-muted">{about}</p>
    </header>
  );
}
