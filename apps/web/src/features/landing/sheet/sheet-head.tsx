import { Trans } from '@lingui/react/macro';
import { figureStyle, rowStyle } from './row-style.ts';

/** The names of the columns; on a phone for screen readers alone. */
export function SheetHead() {
  return (
    <div role="rowgroup" className="shrink-0 max-md:sr-only">
      <div role="row" className={`${rowStyle} bg-hover font-medium text-muted`}>
        <span role="columnheader">
          <Trans>Product</Trans>
        </span>
        <span role="columnheader" className={figureStyle}>
          <Trans>Cost</Trans>
        </span>
        <span role="columnheader" className={figureStyle}>
          <Trans>Price today</Trans>
        </span>
        <span role="columnheader" className={figureStyle}>
          <Trans>Profit today</Trans>
        </span>
        <span role="columnheader" className={figureStyle}>
          <Trans>Right price</Trans>
        </span>
        <span role="columnheader" className={figureStyle}>
          <Trans>Profit</Trans>
        </span>
        <span role="columnheader" className="md:ps-4">
          <Trans>Check</Trans>
        </span>
      </div>
    </div>
  );
}
