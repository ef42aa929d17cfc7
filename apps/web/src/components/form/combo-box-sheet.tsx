import { ChevronDown, Check, Search, X } from 'lucide-react';
import { useId, useRef, useState, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import type { ComboBoxProps } from './combo-box-field.tsx';
import { bareInput, inputBox } from '../button/control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { describedBy } from './field-texts.ts';
import { useKeyboardHeight } from '../../lib/hooks/use-keyboard-height.ts';
import { lineLinkStyle } from '../button/button-style.ts';
import type { Option } from '../button/segmented-control.tsx';

type Props<K extends string> = {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly search: ((typed: string) => readonly Option<K>[]) | undefined;
  readonly onType: ((typed: string) => void) | undefined;
  readonly onChoose: (value: K | undefined) => void;
  readonly onClose: () => void;
};

/** A list of options over the whole window, with the field to search them on top. Escape, or a phone's way back, closes only it. */
function OptionSheet<K extends string>(props: Props<K>) {
  const { id, label, placeholder, options, value, search, onType, onChoose, onClose } = props;
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keyboard = useKeyboardHeight();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const found =
    query === '' ? options : (search?.(query) ?? options.filter(({ name }) => matchesSearch(name, query)));

  // Before it leaves the page, not after: only an open dialog hands the focus back.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    // It is opened to be typed into.
    sheet?.querySelector('input')?.focus();
    return () => sheet?.close();
  }, []);
  // The list is drawn a moment after the sheet.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  const choose = (chosen: K | undefined): void => {
    onChoose(chosen);
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      closedby="closerequest"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => dialog.current?.open === true || onClose()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-surface p-0 text-ink open:flex"
    >
      <Autocomplete
        inputValue={typed}
        onInputChange={(text) => {
          setTyped(text);
          onType?.(text);
          list.current?.scrollTo(0, 0);
        }}
      >
        <div className="flex flex-col gap-1 border-b border-line p-3 pt-1.5">
          <div className="flex items-center justify-between gap-2">
            <span aria-hidden className="px-1 font-semibold">
              {label}
            </span>
            <button
              type="button"
              aria-label={t`Close`}
              onClick={onClose}
              className="grid size-control place-items-center rounded-control text-muted hover:bg-hover"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <SearchField aria-label={label} className={inputBox}>
            <Search aria-hidden className="ms-3 size-4 shrink-0 text-muted" />
            <Input
              placeholder={placeholder}
              className={`${bareInput} [&::-webkit-search-cancel-button]:hidden`}
            />
          </SearchField>
        </div>
        <div
          ref={list}
          style={{ paddingBottom: keyboard }}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        >
          {value === undefined || query !== '' ? null : (
            <button
              type="button"
              onClick={() => choose(undefined)}
              className={`mx-2 mt-1 px-3 text-sm ${lineLinkStyle}`}
            >
              {t`Clear the choice`}
            </button>
          )}
          <ListBox
            aria-label={label}
            items={found}
            selectionMode="single"
            selectedKeys={value === undefined ? [] : [value]}
            // Selecting the current option empties the selection: it is selected again.
            onSelectionChange={(keys) =>
              choose(found.find((option) => keys === 'all' || keys.has(option.id))?.id ?? value)
            }
            className="p-2 outline-none"
            renderEmptyState={() => <p className="px-3 py-2.5 text-sm text-muted">{t`Nothing found`}</p>}
          >
            {(option) => (
              <ListBoxItem
                id={option.id}
                textValue={option.name}
                className="flex min-h-row cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-2 outline-none data-focused:bg-hover data-selected:font-medium"
              >
                {({ isSelected }) => (
                  <>
                    <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
                      <Text slot="label">{option.name}</Text>
                      {option.hint === undefined ? null : (
                        <Text slot="description" className="text-xs font-normal text-muted">
                          {option.hint}
                        </Text>
                      )}
                    </span>
                    {isSelected ? <Check aria-hidden className="size-4 shrink-0 text-brand" /> : null}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </div>
      </Autocomplete>
    </dialog>
  );
}

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** The ComboBox of a phone: its list takes the whole window, so that nothing moves when the keyboard comes or goes. */
export function ComboBoxSheet<K extends string>(props: ComboBoxProps<K>) {
  const { options, value, onChange, placeholder, search, found = [], onType, ...texts } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    // After the sheet has closed: elements behind it cannot be focused before.
    requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
  };
  const chosen = [...options, ...found].find((option) => option.id === value);
  return (
    <FieldFrame {...texts} id={id}>
      <div className={inputBox}>
        <input
          {...describedBy(id, texts)}
          ref={field}
          id={id}
          role="combobox"
          readOnly
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={`${id}-sheet`}
          placeholder={placeholder}
          value={chosen?.name ?? ''}
          // A name in the other script is cut at its end, not at its beginning.
          dir={chosen === undefined ? undefined : 'auto'}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            if (!opening.has(event.key)) return;
            event.preventDefault();
            setOpen(true);
          }}
          className={`${bareInput} cursor-pointer text-ellipsis rtl:text-right`}
        />
        <ChevronDown aria-hidden className="pointer-events-none me-3 size-4 shrink-0 text-muted" />
      </div>
      {isOpen
        ? createPortal(
            <OptionSheet
              id={`${id}-sheet`}
              label={texts.label}
              placeholder={placeholder ?? texts.label}
              options={options}
              value={value}
              search={search}
              onType={onType}
              onChoose={onChange}
              onClose={close}
            />,
            document.body,
          )
        : null}
    </FieldFrame>
  );
}
