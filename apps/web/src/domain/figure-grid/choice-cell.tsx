import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Option } from '../../components/option.ts';
import type { CellHandlers } from './use-cell-handlers.ts';

type Props<F extends string> = {
  /** The key of its row. */
  readonly row: string;
  readonly field: F;
  readonly label: string;
  readonly options: readonly Option[];
  readonly text: string;
  /** The option before the change; undefined where nothing changed. */
  readonly before: string | undefined;
  /** The element that says why the choice is wrong; undefined if it is not. */
  readonly errorId: string | undefined;
  readonly handlers: CellHandlers<F>;
};

/** One choice of a grid. What was chosen before a change remains beside it, struck through. */
export function ChoiceCell<F extends string>(props: Props<F>) {
  const { row, field, label, options, text, before, errorId, handlers } = props;
  const { t } = useLingui();
  const id = useId();
  const said = [before === undefined ? undefined : id, errorId].filter((each) => each !== undefined);
  return (
    <div className="flex h-full items-center">
      {before === undefined ? null : (
        <del id={id} className="ps-2 text-xs whitespace-nowrap text-muted">
          <span className="sr-only">{t`Before:`} </span>
          {options.find((option) => option.id === before)?.name ?? before}
        </del>
      )}
      <div className="relative h-full min-w-0 flex-1">
        <select
          data-cell={`${row}.${field}`}
          aria-label={label}
          aria-invalid={errorId !== undefined}
          aria-describedby={said.length === 0 ? undefined : said.join(' ')}
          value={text}
          onChange={(event) => handlers.change(row, field, event.target.value)}
          onKeyDown={(event) => handlers.keyDown(event, row, field)}
          className="select h-full w-full min-w-28 truncate rounded-none bg-transparent ps-2.5 pe-7 text-base text-ink -outline-offset-2 sm:text-sm"
        >
          {options.some((option) => option.id === text) ? null : (
            <option value={text} disabled>
              {text}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-2 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
