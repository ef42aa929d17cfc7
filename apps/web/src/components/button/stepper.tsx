import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

type Props = {
  /** The steps in their order. */
  readonly steps: readonly string[];
  /** The index of the current one. */
  readonly current: number;
};

/** The steps of a task in one line; a screen without much space names only the current one. */
export function Stepper({ steps, current }: Props) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Steps`} className="flex items-center gap-x-2 text-sm md:gap-x-4">
      {steps.map((title, index) => {
        const isCurrent = index === current;
        return (
          <li
            key={title}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex items-center gap-2 ${isCurrent ? 'font-medium text-brand-strong' : 'text-muted'}`}
          >
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-full text-xs font-medium ${isCurrent ? 'bg-brand text-on-brand' : 'bg-hover text-muted'}`}
            >
              {index < current ? <Check aria-label={t`Done`} className="size-3.5" /> : index + 1}
            </span>
            <span className={isCurrent ? 'whitespace-nowrap' : 'whitespace-nowrap max-lg:sr-only'}>
              {title}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
