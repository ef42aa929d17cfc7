import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Option } from './option-list.tsx';

type Props<K extends string> = {
  readonly label: string;
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly onChange: (value: K) => void;
};

/** One of a handful of options that deserve a line of explanation each. */
export function RadioCards<K extends string>({ label, options, value, onChange }: Props<K>) {
  return (
    <RadioGroup
      value={value ?? null}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      className="flex flex-col gap-1.5"
    >
      <Label className="text-sm font-medium text-ink">{label}</Label>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-2">
        {options.map(({ id, name, hint }) => (
          <Radio
            key={id}
            value={id}
            className="flex min-h-11 cursor-pointer flex-col justify-center rounded-control border border-edge bg-field px-3 py-2 transition-colors data-hovered:border-muted data-selected:border-brand data-selected:bg-brand-soft"
          >
            <span className="text-sm font-medium text-ink">{name}</span>
            {hint === undefined ? null : <span className="text-xs text-muted">{hint}</span>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
