import { useLingui } from '@lingui/react/macro';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { listItem } from './control-style.ts';

export type Command = {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** Search terms for it, in any language. */
  readonly alsoCalled?: string;
  readonly run: () => void;
};

type Props = {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
};

// The palette opens to be typed into: the focus goes to its input, not to the dialog round it.
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** Everything that can be done from anywhere, found by typing. */
export function CommandPalette({ commands, onClose }: Props) {
  const { t } = useLingui();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="fixed inset-0 z-40 flex items-start justify-center bg-veil p-4 pt-[12vh] transition-opacity duration-150 data-entering:opacity-0"
    >
      <Modal className="w-full max-w-lg overflow-hidden rounded-card border border-line bg-raised shadow-raised">
        <Dialog aria-label={t`Commands`} className="max-h-[60vh] scroll-pt-16 overflow-auto outline-none">
          <Autocomplete filter={matchesSearch}>
            <SearchField
              aria-label={t`Search or type a command`}
              className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-raised px-4"
            >
              <Search aria-hidden className="size-4 shrink-0 text-muted" />
              <Input
                ref={takeFocus}
                placeholder={t`Search or type a command`}
                className="min-h-13 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
              />
            </SearchField>
            <Menu
              aria-label={t`Commands`}
              items={commands}
              className="p-2 outline-none"
              renderEmptyState={() => <p className="p-4 text-sm text-muted">{t`Nothing found`}</p>}
            >
              {({ id, title, icon, alsoCalled = '', run }) => (
                <MenuItem
                  id={id}
                  textValue={`${title} ${alsoCalled}`}
                  onAction={() => {
                    onClose();
                    run();
                  }}
                  className={`${listItem} [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted`}
                >
                  {icon}
                  <Text slot="label">{title}</Text>
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
