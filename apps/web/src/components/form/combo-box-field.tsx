import { useLingui } from '@lingui/react/macro';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import { ChevronDown, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  bareInput,
  fieldColumn,
  fieldHint,
  fieldLabel,
  fieldNote,
  fieldErrorStyle,
  inputBox,
  floating,
  listItem,
} from '../button/control-style.ts';
import type { Option } from '../button/segmented-control.tsx';
import type { FieldTexts } from './field-texts.ts';

export type ComboBoxProps<K extends string> = FieldTexts & {
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly onChange: (value: K | undefined) => void;
  readonly placeholder?: string;
  /** The options that match the input, best first. By default those whose name contains it. */
  readonly search?: (typed: string) => readonly Option<K>[];
  /** Receives the input, if the options come from elsewhere. */
  readonly onType?: (typed: string) => void;
  /** Options that only a search finds. */
  readonly found?: readonly Option<K>[];
};

type Props = {
  readonly options: readonly Option[];
  /** The container of the list: a modal dialog makes everything outside it inert. Undefined for the page. */
  readonly container: Element | undefined;
};

/** Room enough for the likeliest six; more of them scroll. */
const heightInDialog = 256;

/** Raises the list above its dialog, which would clip it. */
function lift(list: HTMLElement | null): void {
  if (list === null || list.popover === 'manual') return;
  list.popover = 'manual';
  list.showPopover();
}

/** The floating list of a ComboBox. */
function OptionList({ options, container }: Props) {
  const { t } = useLingui();
  return (
    <Popover
      {...(container === undefined
        ? {}
        : { ref: lift, UNSTABLE_portalContainer: container, maxHeight: heightInDialog })}
      offset={6}
      className={`${floating} inset-auto m-0 w-(--trigger-width) min-w-52 overflow-auto p-1`}
    >
      <ListBox
        items={options}
        className="outline-none"
        renderEmptyState={() => <p className="px-3 py-2.5 text-sm text-muted">{t`Nothing found`}</p>}
      >
        {(option) => (
          <ListBoxItem id={option.id} textValue={option.name} className={`${listItem} justify-between`}>
            {({ isSelected }) => (
              <>
                <span className="flex min-w-0 flex-col">
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
    </Popover>
  );
}

/** ComboBox, once its code is here. */
export function ComboBoxField<K extends string>(props: ComboBoxProps<K>) {
  const {
    label,
    isLabelHidden = false,
    note,
    description,
    error,
    options,
    value,
    onChange,
    placeholder,
    search,
  } = props;
  const { found = [], onType } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  // The list opens with all options: the name of the current one is not a search.
  const isSearch =
    typed.trim() !== '' && typed !== [...options, ...found].find(({ id }) => id === value)?.name;
  const visible = isSearch ? (search?.(typed) ?? options) : options;
  // Enter takes the best of what the text found, unless an option is focused.
  const takeFirst = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || !isSearch) return;
    if (!(event.target instanceof HTMLInputElement) || event.target.ariaExpanded !== 'true') return;
    if (event.target.hasAttribute('aria-activedescendant')) return;
    const first = search === undefined ? options.find(({ name }) => matchesSearch(name, typed)) : visible[0];
    if (first === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(first.id);
  });
  useEffect(() => {
    box?.addEventListener('keydown', takeFirst, true);
    return () => box?.removeEventListener('keydown', takeFirst, true);
  }, [box]);
  const searched = {
    items: visible,
    onInputChange: (text: string) => {
      setTyped(text);
      onType?.(text);
    },
  };
  return (
    <AriaComboBox
      {...(search === undefined ? { defaultItems: options, defaultFilter: matchesSearch } : searched)}
      value={value ?? null}
      onChange={(key) => onChange([...options, ...found].find(({ id }) => id === key)?.id)}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldColumn}
    >
      <Label className={isLabelHidden ? 'sr-only' : fieldLabel}>
        {label} {note === undefined ? null : <span className={fieldNote}>{note}</span>}
      </Label>
      <Group ref={setBox} className={inputBox}>
        <Input className={bareInput} {...(placeholder === undefined ? {} : { placeholder })} />
        <Button aria-label={t`Show the list`} className="self-stretch px-3 text-muted outline-none">
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </Group>
      {description === undefined || error !== undefined ? null : (
        <Text slot="description" className={fieldHint}>
          {description}
        </Text>
      )}
      <FieldError className={fieldErrorStyle}>{error}</FieldError>
      <OptionList options={visible} container={box?.closest('dialog') ?? undefined} />
    </AriaComboBox>
  );
}
