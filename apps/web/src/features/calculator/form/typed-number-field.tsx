import type { ComponentProps } from 'react';
import { NumberField } from '../../../domain/number-field/number-field.tsx';

type Props = Omit<ComponentProps<typeof NumberField>, 'problem' | 'onLeave' | 'isFirm'> & {
  /** Called on blur, if the text affects more than this field. */
  readonly spread?: (text: string) => (() => void) | undefined;
};

/** A number of the calculator, validated while typing. */
export function TypedNumberField({ spread, ...field }: Props) {
  const number = field.read(field.text);
  const problem = number.is === 'wrong' ? number.problem : undefined;
  const fill = problem && spread?.(field.text);
  return <NumberField {...field} isFirm onLeave={fill} problem={fill ? undefined : problem} />;
}
