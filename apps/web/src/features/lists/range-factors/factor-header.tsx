import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../components/layout/page-header.tsx';

type Props = { readonly title: string; readonly about: string };

/** Heading and explanation of a page of factors. */
export function FactorHeader({ title, about }: Props) {
  return (
    <div className="flex flex-col gap-1">
      <PageHeader title={title} about={about} />
      <p className="max-w-prose text-sm text-muted max-md:sr-only">
        <Trans>
          Only confirmed factors raise a seller’s own target. One to be confirmed counts where the seller
          names no target, and is advice where they do. What is changed here counts once it is published.
        </Trans>
      </p>
    </div>
  );
}
