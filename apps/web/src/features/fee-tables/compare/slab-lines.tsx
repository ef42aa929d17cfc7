import { Trans, useLingui } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { fieldWords } from '../fee-words.ts';
import { Delta } from './delta.tsx';
import type { Change, SlabChange } from './difference.ts';
import { FigureWords, tendency } from './figure-words.tsx';
import { KindBadge } from './kind-badge.tsx';

const colours = { dearer: 'text-danger', cheaper: 'text-brand-strong' } as const;
const columns = 'grid grid-cols-2 gap-x-4 @xl:grid-cols-[minmax(--spacing(40),1fr)_1fr_1fr]';

/** A fee before and after in one line, and the difference. */
function FeeChange({ change }: { readonly change: Change | undefined }) {
  if (change === undefined) return null;
  const { field, before, after } = change;
  const way = tendency(change);
  return (
    <span className="flex flex-wrap justify-end gap-x-2" dir="ltr">
      <span className="text-muted line-through decoration-muted/60">
        <span className="sr-only">
          <Trans>Before:</Trans>{' '}
        </span>
        <FigureWords field={field} figure={before} />
      </span>
      <span className="font-medium text-ink">
        <span className="sr-only">
          <Trans>After:</Trans>{' '}
        </span>
        <FigureWords field={field} figure={after} />
      </span>
      <span className={`min-w-16 text-right ${way === undefined ? 'text-muted' : colours[way]}`}>
        <Delta change={change} />
      </span>
    </span>
  );
}

/** The weight slabs of a class that differ, a line each with both fees. */
export function SlabLines({ slabs }: { readonly slabs: readonly SlabChange[] }) {
  const { i18n } = useLingui();
  const changed = slabs.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return null;
  return (
    <div className="@container">
      <div aria-hidden className={`${columns} text-right text-xs text-muted`}>
        <span className="@max-xl:hidden" />
        <span>{i18n._(fieldWords.feeBelow)}</span>
        <span>{i18n._(fieldWords.feeAbove)}</span>
      </div>
      <ul className="divide-y divide-line">
        {changed.map(({ maxWeight, is, changes }) => {
          const weight = isolateLtr(formatWeight(maxWeight));
          return (
            <li key={maxWeight} className={`${columns} items-center py-1`}>
              <span className="text-muted @max-xl:col-span-2">
                <Trans>Slab up to {weight} g</Trans> {is === 'changed' ? null : <KindBadge kind={is} />}
              </span>
              {(['feeBelow', 'feeAbove'] as const).map((field) => (
                <span key={field}>
                  <FeeChange change={changes.find((change) => change.field === field)} />
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
