import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';

type Props = {
  /** Address of the cell in its grid. */
  readonly cell: string;
  readonly label: string;
  readonly text: string;
  /** The text before the change; undefined where nothing changed. */
  readonly before: string | undefined;
  readonly isWrong: boolean;
  /** The element that says why. */
  readonly errorId: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
};

/** One figure of a grid. What stood there before a change remains beside it, struck through. */
export function FigureCell(props: Props) {
  const { cell, label, text, before, isWrong, errorId, onChange, onLeave, ...keys } = props;
  const { t } = useLingui();
  const id = useId();
  const start = useRef(text);
  const hasBefore = before !== undefined && before !== '';
  const said = [hasBefore ? id : '', isWrong ? errorId : ''].filter((each) => each !== '');
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    if (event.key === 'F2') input.setSelectionRange(input.value.length, input.value.length);
    else if (event.key === 'Escape' && text !== start.current) {
      event.stopPropagation();
      onChange(start.current);
      setTimeout(() => input.select());
    } else return keys.onKeyDown(event);
    return event.preventDefault();
  };
  return (
    <div dir="ltr" className="flex h-full items-center">
      {hasBefore ? (
        <del id={id} className="ps-2 text-xs whitespace-nowrap text-muted">
          <span className="sr-only">{t`Before:`} </span>
          {before}
        </del>
      ) : null}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-cell={cell}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={said.length === 0 ? undefined : said.join(' ')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => {
          start.current = text;
          event.target.select();
        }}
        onBlur={onLeave}
        onKeyDown={keyDown}
        onPaste={keys.onPaste}
        className="h-full w-full min-w-24 rounded-none bg-transparent px-2.5 text-right text-base text-ink tabular-nums -outline-offset-2 sm:text-sm"
      />
    </div>
  );
}
