import { Plural, useLingui } from '@lingui/react/macro';
import { LoaderCircle, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { useKeyboardHeight } from '../../lib/hooks/use-keyboard-height.ts';
import { linkStyle } from '../button/button-style.ts';

function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className="rounded-md border border-line px-1.5 font-sans">{children}</kbd>;
}

/** The keys that a palette listens to, for those who have them. */
function PaletteKeys() {
  const { t } = useLingui();
  return (
    <p
      aria-hidden
      className="sticky bottom-0 hidden shrink-0 items-center bg-raised gap-4 border-t border-line px-4 py-2 text-xs text-muted sm:flex pointer-coarse:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Key>↑</Key>
        <Key>↓</Key>
        {t`to move`}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Enter</Key>
        {t`to open`}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Esc</Key>
        {t`to close`}
      </span>
    </p>
  );
}

export type Command = {
  readonly id: string;
  readonly title: string;
  /** A few quiet words at the end of its line. */
  readonly about?: string;
  readonly icon: ReactNode;
  readonly run: () => void;
};

type CommandGroup = {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly Command[];
};

type Props = {
  /** Results, group by group; a group without commands is not shown. */
  readonly groups: readonly CommandGroup[];
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Says whether more may still come, or could not. */
  readonly state: 'complete' | 'searching' | 'failed';
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

// The palette opens to be typed into: the focus goes to its input, not to the dialog round it.
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

const line =
  'flex min-h-control cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm text-ink outline-none ' +
  'data-focused:bg-hover [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted';

/** Everything that can be done or opened from anywhere, found by typing: a panel, and the whole window of a phone. */
export function CommandPalette({ groups, text, onType, state, onRetry, onClose }: Props) {
  const { t } = useLingui();
  const keyboard = useKeyboardHeight();
  const visible = groups.filter(({ commands }) => commands.length > 0);
  // A text that was there before the results has focused none of them.
  const runFirst = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.key !== 'Enter' || event.isComposing || text === '' || isElsewhere) return;
    const first = visible[0]?.commands[0];
    if (first === undefined || document.querySelector('[role=menuitem][data-focused]') !== null) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    first.run();
  });
  useEffect(() => {
    document.addEventListener('keydown', runFirst, true);
    return () => document.removeEventListener('keydown', runFirst, true);
  }, []);
  const count = visible.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="fixed inset-0 z-40 flex items-start justify-center bg-veil transition-opacity duration-120 data-entering:opacity-0 sm:p-4 sm:pt-[10dvh]"
    >
      <Modal className="w-full overflow-hidden bg-raised max-sm:h-dvh sm:max-w-2xl sm:rounded-card sm:border sm:border-line sm:shadow-raised">
        <Dialog
          aria-label={t`Commands`}
          style={{ paddingBottom: keyboard }}
          className="flex h-full scroll-pt-24 scroll-pb-12 flex-col overflow-y-auto overscroll-contain outline-none sm:h-120 sm:max-h-[72dvh]"
        >
          <Autocomplete inputValue={text} onInputChange={onType}>
            <div className="sticky top-0 z-20 flex shrink-0 items-center gap-2 border-b border-line bg-raised ps-4 pe-2">
              <Search aria-hidden className="size-4 shrink-0 text-muted" />
              <SearchField aria-label={t`Search or type a command`} className="min-w-0 flex-1">
                <Input
                  ref={takeFocus}
                  maxLength={80}
                  placeholder={t`Search or type a command`}
                  className="h-13 w-full bg-transparent px-1 text-base text-ink outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
                />
              </SearchField>
              <LoaderCircle
                aria-hidden
                className={`me-2 size-4 shrink-0 animate-spin text-muted transition-opacity ${state === 'searching' ? 'delay-300' : 'opacity-0'}`}
              />
              <button
                type="button"
                aria-label={t`Close`}
                onClick={onClose}
                className="grid size-control shrink-0 place-items-center rounded-control text-muted hover:bg-hover sm:hidden"
              >
                <X aria-hidden className="size-5" />
              </button>
            </div>
            <div className="flex-1 shrink-0">
              <Menu
                aria-label={t`Commands`}
                items={visible}
                className="px-2 pb-2 outline-none"
                renderEmptyState={() => (
                  <p className="px-3 py-6 text-center text-sm text-muted">
                    {state === 'searching'
                      ? null
                      : t`Nothing found. Check the spelling, or type fewer words.`}
                  </p>
                )}
              >
                {({ id: group, title: heading, commands }) => (
                  <MenuSection id={group}>
                    <Header className="sticky top-13 z-10 bg-raised px-3 pt-3 pb-1 text-xs font-medium text-muted">
                      {heading}
                    </Header>
                    {commands.map(({ id, title, about, icon, run }) => (
                      <MenuItem
                        key={id}
                        id={id}
                        textValue={title}
                        onAction={() => {
                          onClose();
                          run();
                        }}
                        className={line}
                      >
                        {icon}
                        <Text
                          slot="label"
                          className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-4"
                        >
                          <bdi className="truncate sm:shrink-0">{title}</bdi>{' '}
                          {about === undefined || about === '' ? null : (
                            <bdi className="min-w-0 truncate text-xs text-muted">{about}</bdi>
                          )}
                        </Text>
                      </MenuItem>
                    ))}
                  </MenuSection>
                )}
              </Menu>
            </div>
          </Autocomplete>
          {state === 'failed' ? (
            <p
              role="alert"
              className="sticky bottom-0 bg-raised border-t border-line px-4 py-2.5 text-sm text-ink"
            >
              {t`Products and other things could not be searched.`}{' '}
              <button type="button" onClick={onRetry} className={linkStyle}>{t`Try again`}</button>
            </p>
          ) : null}
          <output className="sr-only">
            {state === 'searching' || text === '' ? null : (
              <Plural value={count} one="# result" other="# results" />
            )}
          </output>
          <PaletteKeys />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
