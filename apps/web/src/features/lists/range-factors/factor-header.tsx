import { Trans } from '@lingui/react/macro';

type Props = { readonly title: string; readonly about: string };

/** Heading and explanation of a page of factors. */
export function FactorHeader({ title, about }: Props) {
  return (
    <header className="flex flex-col gap-1">
      <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
        {title}
      </h1>
      <p className="max-w-prose text-sm text-muted">{about}</p>
      <p className="max-w-prose text-sm text-muted">
        <Trans>
          Only confirmed factors raise a seller’s own target. One to be confirmed counts where the seller
          names no target, and is advice where they do. What is changed here counts once it is published.
        </Trans>
      </p>
    </header>
  );
}
