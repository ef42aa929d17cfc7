import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** The value in words, at the end of the label's line. */
  readonly shown: ReactNode;
  readonly formatOptions?: Intl.NumberFormatOptions;
};

export function Slider({ label, value, onChange, minimum, maximum, step, shown, ...words }: Props) {
  return (
    <AriaSlider
      {...words}
      value={value}
      onChange={onChange}
      minValue={minimum}
      maxValue={maximum}
      step={step}
      className="flex flex-col gap-1"
    >
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <Label className="font-medium text-ink">{label}</Label>
        <span className="font-medium text-brand-strong">{shown}</span>
      </div>
      <SliderTrack className="relative mx-2.5 h-8 cursor-pointer">
        {({ state }) => (
          <>
            <span
              aria-hidden
              className="absolute -inset-x-2.5 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line"
            />
            <span
              aria-hidden
              className="absolute -start-2.5 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-brand"
              style={{ width: `calc(${state.getThumbPercent(0) * 100}% + 0.625rem)` }}
            />
            <SliderThumb className="top-1/2 size-5 rounded-full border-2 border-brand bg-surface shadow-card data-dragging:bg-brand-soft" />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}
