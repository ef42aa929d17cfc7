import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Phase } from './session/session-reducer.ts';

const indexes = { start: 0, upload: 0, reading: 0, assign: 1, edit: 2 } as const satisfies Record<
  Phase['name'],
  number
>;

/** The three steps, and which one this is. */
export function SheetSteps({ phase }: { readonly phase: Phase['name'] }) {
  const { t } = useLingui();
  const current = indexes[phase];
  return (
    <ol aria-label={t`Steps`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {[t`Upload`, t`Columns`, t`Fix and save`].map((title, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          className={`flex items-center gap-2 ${index === current ? 'font-medium text-brand-strong' : 'text-muted'}`}
        >
          <span
            className={`grid size-6 place-items-center rounded-full text-xs font-medium ${index === current ? 'bg-brand text-on-brand' : 'bg-hover text-muted'}`}
          >
            {index < current ? <Check aria-label={t`Done`} className="size-3.5" /> : index + 1}
          </span>
          {title}
        </li>
      ))}
    </ol>
  );
}
