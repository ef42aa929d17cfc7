import { Trans, useLingui } from '@lingui/react/macro';
import { fieldWords } from '../fee-words.ts';
import type { Change } from './difference.ts';
import { Delta } from './delta.tsx';
import { FigureWords } from './figure-words.tsx';
import { tendency } from './measures.ts';

type Props = { readonly change: Change };

const colours = { dearer: 'text-danger', cheaper: 'text-brand-strong' } as const;

/** One figure before and after, and the difference. */
export function ChangeLine({ change }: Props) {
  const { i18n } = useLingui();
  const { field, before, after } = change;
  const way = tendency(change);
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-baseline gap-x-3 gap-y-0.5 py-1 @xl:grid-cols-[minmax(--spacing(32),1.2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(--spacing(28),--spacing(44))]">
      <dt className="col-span-3 text-muted @xl:col-span-1">{i18n._(fieldWords[field])}</dt>
      <dd className="text-right text-muted tabular-nums">
        <span className="sr-only">
          <Trans>Before:</Trans>{' '}
        </span>
        <FigureWords field={field} figure={before} />
      </dd>
      <dd className="text-right font-medium text-ink tabular-nums">
        <span className="sr-only">
          <Trans>After:</Trans>{' '}
        </span>
        <FigureWords field={field} figure={after} />
      </dd>
      <dd className={`min-w-16 text-right ${way === undefined ? 'text-muted' : colours[way]}`}>
        <Delta change={change} />
      </dd>
    </div>
  );
}
