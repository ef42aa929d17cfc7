import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { fieldErrorStyle } from '../button/control-style.ts';
import { saysId } from './field-texts.ts';

type Props = {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
};

/** Something to agree to. */
export function Checkbox({ children, isSelected, onChange, ref, error }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="relative flex min-h-control cursor-pointer items-center gap-3 text-sm text-ink">
        <input
          ref={ref}
          type="checkbox"
          checked={isSelected}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : saysId(id)}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute start-0 size-5 cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className={`grid size-5 shrink-0 place-items-center rounded-md border bg-field outline-offset-2 outline-brand transition-colors peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-focus-visible:outline-2 [&>svg]:invisible peer-checked:[&>svg]:visible ${error === undefined ? 'border-edge' : 'border-danger'}`}
        >
          <Check className="size-3.5" strokeWidth={3} />
        </span>
        <span>{children}</span>
      </label>
      {error === undefined ? null : (
        <div id={saysId(id)} className={fieldErrorStyle}>
          {error}
        </div>
      )}
    </div>
  );
}
