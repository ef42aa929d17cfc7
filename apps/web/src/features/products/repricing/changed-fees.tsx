import { Plural, Trans } from '@lingui/react/macro';
import type { EndpointReply } from '@saer/contract/endpoint';
import type { findOutdated } from '@saer/contract/saved-product';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { useCodeName } from '../use-code-name.ts';

type Props = { readonly changes: EndpointReply<typeof findOutdated>['changes'] };

/** Which fee table took the place of which, and for how many products. */
export function ChangedFees({ changes }: Props) {
  const id = useId();
  const codeName = useCodeName();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>What has changed</Trans>
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {changes.map(({ store, feeTableBefore, feeTableNow, products }) => (
          <li
            key={JSON.stringify([store, feeTableBefore, feeTableNow])}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5"
          >
            <span className="font-medium text-ink">
              <bdi>{codeName('stores', store)}</bdi>
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-muted">
              <bdi>{feeTableBefore}</bdi>
              <ArrowRight aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" />
              <bdi className="text-ink">{feeTableNow}</bdi>
            </span>
            <span className="text-muted sm:ms-auto">
              <Plural value={products} one="# product" other="# products" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
