import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { CellHandlers } from './use-cell-handlers.ts';

type Props<F extends string> = {
  /** The key of its row. */
  readonly row: string;
  readonly field: F;
  readonly label: string;
  readonly text: string;
  /** The text before the change; undefined where nothing changed. */
  readonly before: string | undefined;
  /** The element that says why the figure is wrong; undefined if it is not. */
  readonly errorId: string | undefined;
  /** The element that asks about the figure; undefined if nothing is asked. */
  readonly questionId: string | undefined;
  readonly handlers: CellHandlers<F>;
};

/** One figure of a grid. What stood there before a change remains beside it, struck through. */
export function FigureCell<F extends string>(props: Props<F>) {
  const { row, field, label, text, before, errorId, questionId, handlers } = props;
  const { t } = useLingui();
  const id = useId();
  const start = useRef(text);
  const hasBefore = before !== undefined && before !== '';
  const said = [hasBefore ? id : undefined, errorId, questionId].filter((each) => each !== undefined);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    if (event.key === 'F2') input.setSelectionRange(input.value.length, input.value.length);
    else if (event.key === 'Escape' && text !== start.current) {
      event.stopPropagation();
      handlers.change(row, field, start.current);
      setTimeout(() => input.select());
    } else return handlers.keyDown(event, row, field);
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
        data-cell={`${row}.${field}`}
        aria-label={label}
        aria-invalid={errorId !== undefined}
        aria-describedby={said.length === 0 ? undefined : said.join(' ')}
        value={text}
        onChange={(event) => handlers.change(row, field, event.target.value)}
        onFocus={(event) => {
          start.current = text;
          event.target.select();
        }}
        onBlur={() => handlers.leave(row, field)}
        onKeyDown={keyDown}
        onPaste={(event) => handlers.paste(event, row, field)}
        className="h-full w-full min-w-24 rounded-none bg-transparent px-2.5 text-right text-base text-ink tabular-nums -outline-offset-2 sm:text-sm"
      />
    </div>
  );
}
