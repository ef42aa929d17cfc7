import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../components/notice.tsx';
import type { Warning } from './live-check.ts';

function Words({ warning }: { readonly warning: Warning }) {
  if (warning.reason === 'hides') {
    const { name } = warning;
    return (
      <Trans>
        With these limits no parcel would ever reach “<bdi>{name}</bdi>”, which stands after this class.
      </Trans>
    );
  }
  const number = warning.slab + 1;
  if (warning.reason === 'feeFalls') {
    return <Trans>Slab {number} costs less than a lighter one. Is that intended?</Trans>;
  }
  if (warning.reason === 'feeAboveUnused') {
    return (
      <Trans>The second fee of slab {number} never applies: no price is set at which fees change.</Trans>
    );
  }
  return <Trans>Slab {number} is never reached: the heaviest parcel is lighter.</Trans>;
}

/** Warnings about a class. */
export function CheckNotices({ warnings }: { readonly warnings: readonly Warning[] }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {warnings.length === 0 ? null : (
        <Notice tone="warning">
          <ul className="flex flex-col gap-1">
            {warnings.map((warning) => (
              <li key={`${warning.reason}-${warning.reason === 'hides' ? warning.name : warning.slab}`}>
                <Words warning={warning} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
