import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';

type Props = {
  readonly label: string;
  readonly text: string;
  readonly isWrong: boolean;
  readonly describedBy: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
};

/** One figure of the slab table. */
export function SlabCell({ label, text, isWrong, describedBy, ref, onChange, onLeave, ...keys }: Props) {
  return (
    <input
      {...keys}
      ref={ref}
      dir="ltr"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={onLeave}
      className={`min-h-11 w-full min-w-16 rounded-control border bg-field px-2.5 text-right text-base text-ink tabular-nums outline-offset-1 disabled:bg-transparent sm:min-h-9 sm:text-sm ${isWrong ? 'border-danger' : 'border-edge hover:border-muted disabled:border-transparent'}`}
    />
  );
}
