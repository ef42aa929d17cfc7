import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { Option } from '../../components/option.ts';

type Props = {
  /** Address of the cell in its grid. */
  readonly cell: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  /** The option before the change; undefined where nothing changed. */
  readonly before: string | undefined;
  readonly isWrong: boolean;
  /** The element that says why. */
  readonly errorId: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => void;
};

/** One choice of a grid. What was chosen before a change remains above it, struck through. */
export function ChoiceCell(props: Props) {
  const { cell, label, options, value, before, isWrong, errorId, onChange, onKeyDown } = props;
  const { t } = useLingui();
  const id = useId();
  const said = [before === undefined ? '' : id, isWrong ? errorId : ''].filter((each) => each !== '');
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
          data-cell={cell}
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={said.length === 0 ? undefined : said.join(' ')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="select h-full w-full min-w-28 truncate rounded-none bg-transparent ps-2.5 pe-7 text-base text-ink -outline-offset-2 sm:text-sm"
        >
          {options.some((option) => option.id === value) ? null : (
            <option value={value} disabled>
              {value}
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
