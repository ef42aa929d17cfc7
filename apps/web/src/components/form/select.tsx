import type { Option } from '../button/segmented-control.tsx';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import { controlBox } from '../button/control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts } from './field-texts.ts';

type Props<K extends string> = FieldTexts & {
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly onChange: (value: K) => void;
  readonly placeholder: string;
  readonly ref?: Ref<HTMLSelectElement>;
};

/** One of a few options. The browser's own list: it opens as the device's lists do, and weighs nothing. For many, ComboBox. */
export function Select<K extends string>(props: Props<K>) {
  const { options, value, onChange, placeholder, ref, ...texts } = props;
  const id = useId();
  return (
    <FieldFrame {...texts} id={id}>
      <div className="relative">
        <select
          {...describedBy(id, texts)}
          ref={ref}
          id={id}
          value={value ?? ''}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
          className={`${controlBox} select truncate py-1.5 ps-3 pe-9 text-base group-data-invalid:border-danger sm:text-sm ${value === undefined ? 'text-muted' : ''}`}
        >
          {value === undefined ? (
            <option value="" disabled>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  );
}
