import { useLingui } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { useId } from 'react';

type Props<K extends string> = {
  readonly options: readonly {
    readonly id: K;
    readonly name: string;
    /** undefined: not counted yet. */
    readonly count: number | undefined;
    /** The count asks for action, unless it is 0. */
    readonly isBad?: boolean;
  }[];
  readonly value: K;
  readonly onChange: (value: K) => void;
};

const chip =
  'relative inline-flex min-h-8 pointer-coarse:min-h-control shrink-0 cursor-pointer items-center gap-2 rounded-full border border-edge bg-field px-3 py-1 text-sm text-muted outline-offset-2 outline-brand transition-colors hover:border-muted hover:text-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-strong has-focus-visible:outline-2';

/** The parts of a list that ask for a look, each with how many rows it has. */
export function FilterChips<K extends string>({ options, value, onChange }: Props<K>) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Show`}</legend>
      <div className="relative -m-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
        {options.map((option) => (
          <label key={option.id} className={chip}>
            <input
              type="radio"
              name={name}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className="sr-only"
            />
            {option.name}
            <bdi
              dir="ltr"
              className={`min-w-4 text-center tabular-nums ${option.isBad === true && (option.count ?? 0) > 0 ? 'font-semibold text-danger' : ''}`}
            >
              {option.count === undefined ? '…' : formatScaled(option.count, 0)}
            </bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
