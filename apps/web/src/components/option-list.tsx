import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { floating, listItem } from './control-style.ts';
import type { Option } from './option.ts';

type Props = {
  readonly options: readonly Option[];
  /** The container of the list: a modal dialog makes everything outside it inert. Undefined for the page. */
  readonly container: Element | undefined;
};

/** Room enough for the likeliest six; more of them scroll. */
const heightInDialog = 256;

/** Lifts the list above its dialog, which would cut it where it scrolls. */
function lift(list: HTMLElement | null): void {
  if (list === null || list.popover === 'manual') return;
  list.popover = 'manual';
  list.showPopover();
}

/** The floating list of a ComboBox. */
export function OptionList({ options, container }: Props) {
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
