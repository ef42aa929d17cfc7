import { maxMoney } from '@saer/contract/api/limits';
import { formatAmount, formatMoneyInWords } from '@saer/i18n/format-money';
import { readPositiveMoney } from '@saer/quoting/calculator/normalise-draft';
import { type ReactNode, useState } from 'react';
import { RiyalMark } from '../../../../components/figure/riyal-mark.tsx';
import { Slider } from '../../../../components/form/slider.tsx';
import { useLanguage } from '../../../../lib/language/language.ts';
import { TypedNumberField } from '../../form/typed-number-field.tsx';

/** The ends and the step of a slider, in the unit of its value. */
interface SliderScale {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

const STEPS = 100;
const round = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 100_000, 1_000_000];

/**
 * A scale from half to one and a half times of a sum in halalas, in about a hundred round steps. Without a sum it goes up to a hundred
 * riyals.
 */
export function scaleAround(sum: number | null, maxSum: number): SliderScale {
  const around = sum === null || sum < 1 ? 5_000 : sum;
  const step = round.findLast((each) => each * STEPS <= around) ?? 1;
  const minimum = Math.max(step, Math.floor(around / 2 / step) * step);
  const maximum = Math.min(Math.floor(maxSum / step) * step, Math.ceil((around * 1.5) / step) * step);
  return { minimum, maximum: Math.max(maximum, minimum + step), step };
}

export const isOnScale = (value: number, { minimum, maximum }: SliderScale): boolean =>
  value >= minimum && value <= maximum;

type Props = {
  readonly label: string;
  /** Says the same as the label, for the slider. */
  readonly sliderLabel: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
};

/** A sum to type, and to slide around where it began. */
export function MoneySlider({ label, sliderLabel, text, onChange, description, error }: Props) {
  const language = useLanguage();
  const number = readPositiveMoney(text);
  const value = number.is === 'number' ? number.value : null;
  const [around, setAround] = useState(value);
  const scale = scaleAround(around, maxMoney);
  // The ends stay while the slider moves; a sum that was typed beyond them is the middle of a new scale.
  if (value !== null && !isOnScale(value, scale)) setAround(value);
  const slid = value ?? around ?? scale.minimum;
  return (
    <div className="flex flex-col gap-0.5 print:hidden">
      <TypedNumberField
        label={label}
        isLabelHidden
        text={text}
        onChange={onChange}
        read={readPositiveMoney}
        print={formatAmount}
        start={<RiyalMark />}
        description={description}
        error={error}
      />
      <Slider
        label={sliderLabel}
        isLabelHidden
        value={Math.min(scale.maximum, Math.max(scale.minimum, Math.round(slid / scale.step) * scale.step))}
        minimum={scale.minimum}
        maximum={scale.maximum}
        step={scale.step}
        {...(value === null ? {} : { spoken: formatMoneyInWords(value, language) })}
        onChange={(halalas) => onChange(formatAmount(halalas))}
      />
    </div>
  );
}
