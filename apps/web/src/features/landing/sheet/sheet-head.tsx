import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { figureStyle, rowStyle } from './row-style.ts';

/** The names of the columns; on a phone for screen readers alone. */
export function SheetHead() {
  return (
    <thead className="sticky top-0 z-1 block max-md:sr-only">
      <tr className={`${rowStyle} bg-hover text-muted`}>
        <Head className="text-start">
          <Trans>Product</Trans>
        </Head>
        <Head>
          <Trans>Cost</Trans>
        </Head>
        <Head>
          <Trans>Price today</Trans>
        </Head>
        <Head>
          <Trans>Profit today</Trans>
        </Head>
        <Head>
          <Trans>Right price</Trans>
        </Head>
        <Head>
          <Trans>Profit</Trans>
        </Head>
        <Head className="text-start md:ps-4">
          <Trans>Check</Trans>
        </Head>
      </tr>
    </thead>
  );
}

function Head({
  className = figureStyle,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <th className={`${className} font-medium`}>{children}</th>;
}
