import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ComboBoxProps } from './combo-box-props.ts';
import { bareInput, inputBox } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { describedBy } from './field-texts.ts';
import { OptionSheet } from './option-sheet.tsx';

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
