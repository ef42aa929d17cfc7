import { type ReactNode, useId } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Says how much of a slider's line is filled. */
    '--filled'?: string;
  }
}

type Props = {
  readonly label: string;
  /** Label and value are only heard: a field above says the same. */
  readonly isLabelHidden?: boolean;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** The value in words, at the end of the label's line. */
  readonly shown?: ReactNode;
  /** The value as a screen reader says it; without it, the bare number. */
  readonly spoken?: string;
};

/** A number between two ends, for trying out. */
export function Slider(props: Props) {
  const { label, isLabelHidden = false, value, onChange, minimum, maximum, step, shown, spoken } = props;
  const id = useId();
  const filled = `${((value - minimum) / (maximum - minimum)) * 100}%`;
  return (
    <div className="flex flex-col gap-1">
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-sm'}>
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        <span className="font-medium text-brand-strong">{shown}</span>
      </div>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-valuetext={spoken}
        style={{ '--filled': filled }}
        className="slider"
      />
    </div>
  );
}
