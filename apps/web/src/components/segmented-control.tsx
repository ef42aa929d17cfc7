import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Option } from './option-list.tsx';

type Props<K extends string> = {
  readonly label: string;
  /** The label stays for screen readers only. */
  readonly hideLabel?: boolean;
  readonly options: readonly Option<K>[];
  readonly value: K;
  readonly onChange: (value: K) => void;
};

/** One of two to four short options, all in sight. */
export function SegmentedControl<K extends string>(props: Props<K>) {
  const { label, hideLabel = false, options, value, onChange } = props;
  return (
    <RadioGroup
      value={value}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      orientation="horizontal"
      className="flex min-w-0 flex-col gap-1.5"
    >
      <Label className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>{label}</Label>
      <div className="flex min-h-11 rounded-control border border-edge bg-field p-1">
        {options.map(({ id, name }) => (
          <Radio
            key={id}
            value={id}
            className="flex min-w-0 flex-1 cursor-pointer items-center justify-center rounded-md px-3 py-1.5 text-center text-sm text-muted transition-colors data-hovered:text-ink data-selected:bg-brand-soft data-selected:font-medium data-selected:text-brand-strong"
          >
            {name}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
