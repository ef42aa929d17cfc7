import { Suspense } from 'react';
import { useIsNarrow } from '../../lib/hooks/use-media-query.ts';
import type { ComboBoxProps } from './combo-box-field.tsx';
import { controlBox, fieldColumn, fieldLabel } from '../button/control-style.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';

// Option ids are returned as strings: the lazily loaded component has one type.
const LazyField = lazyComponent<ComboBoxProps<string>>(
  async () => (await import('./combo-box-field.tsx')).ComboBoxField,
);

const LazySheet = lazyComponent<ComboBoxProps<string>>(
  async () => (await import('./combo-box-sheet.tsx')).ComboBoxSheet,
);

/** One of many options, found by typing; Arabic spelling variants find each other. */
export function ComboBox<K extends string>(props: ComboBoxProps<K>) {
  const { label, options, value, onChange, ...rest } = props;
  const all = [...options, ...(props.found ?? [])];
  const Field = useIsNarrow() ? LazySheet : LazyField;
  const name = all.find(({ id }) => id === value)?.name;
  const waiting = (
    <div aria-hidden className={fieldColumn}>
      {props.isLabelHidden === true ? null : <span className={fieldLabel}>{label}</span>}
      <span className={`${controlBox} px-3 text-base sm:text-sm`}>{name ?? props.placeholder}</span>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Field
        {...rest}
        label={label}
        options={options}
        value={value}
        onChange={(chosen) => onChange(all.find(({ id }) => id === chosen)?.id)}
      />
    </Suspense>
  );
}
