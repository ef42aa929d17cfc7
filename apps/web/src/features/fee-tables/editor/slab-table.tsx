import { Trans, useLingui } from '@lingui/react/macro';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, Fragment, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { emptySlab, type SlabDraft, type SlabField, slabFields } from './class-draft.ts';
import { numberKinds } from '../../../domain/number-field/number-kinds.ts';
import { type InputErrors, neatText } from '../../../domain/number-field/read-number.ts';
import { isBlock, pasteSlabs } from './paste-slabs.ts';
import { isEmptySlab } from './read-class.ts';
import { SlabCell } from './slab-cell.tsx';
import { useErrorText } from '../../../domain/number-field/use-error-text.ts';

type Props = {
  readonly slabs: readonly SlabDraft[];
  readonly problems: InputErrors;
  readonly onChange: (slabs: readonly SlabDraft[]) => void;
  readonly isReadOnly: boolean;
};

const neat = (field: SlabField, text: string): string =>
  neatText(text, field === 'maxWeight' ? numberKinds.weight : numberKinds.money);

const cellKey = (at: number, field: SlabField): string => `${at}.${field}`;

/** The weight slabs of a class, typed as in a sheet: Enter goes down and adds a row, arrows move, a block is pasted whole. */
export function SlabTable({ slabs, problems, onChange, isReadOnly }: Props) {
  const { t } = useLingui();
  const id = useId();
  const problemText = useErrorText();
  const cells = useRef(new Map<string, HTMLInputElement>());
  const requested = useRef<string>(undefined);
  const focus = (at: number, field: SlabField): void => cells.current.get(cellKey(at, field))?.focus();
  // A newly added row exists only after this render.
  useEffect(() => {
    if (requested.current === undefined) return;
    cells.current.get(requested.current)?.focus();
    requested.current = undefined;
  });

  const set = (at: number, field: SlabField, text: string): void =>
    onChange(slabs.map((slab, index) => (index === at ? { ...slab, [field]: text } : slab)));
  const add = (): void => {
    requested.current = cellKey(slabs.length, 'maxWeight');
    onChange([...slabs, emptySlab()]);
  };
  const remove = (at: number): void => {
    onChange(slabs.filter((_, index) => index !== at));
    requested.current = cellKey(Math.max(0, Math.min(at, slabs.length - 2)), 'maxWeight');
  };
  const move = (at: number, field: SlabField) => (event: KeyboardEvent<HTMLInputElement>) => {
    const slab = slabs[at];
    const isEmpty = slab !== undefined && isEmptySlab(slab);
    if (event.key === 'Backspace' && isEmpty && slabs.length > 1) remove(at);
    else if (event.key === 'Enter' && at === slabs.length - 1) {
      if (!isEmpty) add();
    } else if (event.key === 'Enter' || event.key === 'ArrowDown') focus(at + 1, field);
    else if (event.key === 'ArrowUp') focus(at - 1, field);
    else return;
    event.preventDefault();
  };
  const paste = (at: number, field: SlabField) => (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    onChange(pasteSlabs(slabs, at, field, text));
  };
  const titles = {
    maxWeight: t`Up to, g`,
    feeBelow: t`Fee up to that price`,
    feeAbove: t`Fee above that price`,
  };
  const whole = problemText(problems.get('slabs'));
  return (
    <div className="flex flex-col gap-3">
      <div className="relative overflow-x-auto">
        <table className="w-full max-w-2xl border-collapse text-sm">
          <caption className="sr-only">{t`Weight slabs`}</caption>
          <thead>
            <tr className="text-muted">
              {slabFields.map((field) => (
                <th key={field} scope="col" className="px-1 pb-1.5 text-right font-medium">
                  {titles[field]}
                  {field === 'maxWeight' ? null : (
                    <span aria-hidden className="ms-1 font-normal">
                      {RIYAL_SIGN}
                    </span>
                  )}
                </th>
              ))}
              <th className="w-11">
                <span className="sr-only">{t`Actions`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {slabs.map((slab, at) => {
              const number = at + 1;
              const wrong = slabFields.filter((field) => problems.has(`slabs.${at}.${field}`));
              const says = [
                ...new Set(wrong.map((field) => problemText(problems.get(`slabs.${at}.${field}`)))),
              ];
              return (
                <Fragment key={slab.key}>
                  <tr>
                    {slabFields.map((field) => (
                      <td key={field} className="p-1">
                        <SlabCell
                          ref={(cell) => {
                            if (cell === null) cells.current.delete(cellKey(at, field));
                            else cells.current.set(cellKey(at, field), cell);
                          }}
                          label={t`Slab ${number}: ${titles[field]}`}
                          text={slab[field]}
                          isWrong={wrong.includes(field)}
                          describedBy={wrong.includes(field) ? `${id}-${at}` : undefined}
                          onChange={(text) => set(at, field, text)}
                          onLeave={() =>
                            neat(field, slab[field]) === slab[field] ||
                            set(at, field, neat(field, slab[field]))
                          }
                          onKeyDown={move(at, field)}
                          onPaste={paste(at, field)}
                        />
                      </td>
                    ))}
                    <td className="p-1">
                      {isReadOnly ? null : (
                        <button
                          type="button"
                          aria-label={t`Remove slab ${number}`}
                          title={t`Remove slab ${number}`}
                          onClick={() => remove(at)}
                          className="grid size-11 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink sm:size-9"
                        >
                          <X aria-hidden className="size-4" />
                        </button>
                      )}
                    </td>
                  </tr>
                  {says.length === 0 ? null : (
                    <tr>
                      <td
                        colSpan={4}
                        id={`${id}-${at}`}
                        className="px-1 pb-1.5 text-xs font-medium text-danger"
                      >
                        {says.join(' ')}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {whole}
      </p>
      {isReadOnly ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Button onPress={add}>
            <Plus aria-hidden className="size-4" />
            <Trans>Add a slab</Trans>
          </Button>
          <p className="text-xs text-muted">
            <Trans>Enter adds a row. A block copied from Excel can be pasted into any cell.</Trans>
          </p>
        </div>
      )}
    </div>
  );
}
