import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { loadMessages } from '../lib/language.ts';
import { showToast } from '../lib/toasts.ts';
import { saveTyped, takeTyped } from '../lib/typed-ahead.ts';
import { useHotkey } from '../lib/use-hotkey.ts';

type Props = { readonly onClose: () => void };

/** Says that the palette did not arrive; the next time it is fetched again. */
function NoCommands({ onClose }: Props) {
  const { t } = useLingui();
  useEffect(() => {
    takeTyped();
    showToast({
      tone: 'negative',
      text: t`The commands could not be loaded. Check your internet connection, then try again.`,
    });
    onClose();
  }, [t, onClose]);
  return null;
}

const AppCommands = lazyComponent<Props>(async () => {
  // The names of the tools are among the commands.
  const [commands] = await Promise.all([import('./app-commands.tsx'), loadMessages('tools')]);
  return commands.AppCommands;
}, NoCommands);

const isMac = (): boolean => navigator.platform.startsWith('Mac');

/** Opens the command palette: a box that looks like a search, and Ctrl K anywhere. */
export function CommandSearch() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    if (!isOpen) saveTyped();
    setOpen(true);
  };
  useHotkey('k', open);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="flex min-h-control min-w-control items-center justify-center gap-2.5 rounded-control border border-line bg-canvas px-3 text-sm text-muted transition-colors hover:border-edge sm:min-w-64 sm:justify-start"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="sr-only text-start sm:not-sr-only sm:flex-1">{t`Search or type a command`}</span>
        <kbd
          aria-hidden
          dir="ltr"
          className="hidden rounded-md border border-line px-1.5 py-0.5 text-xs sm:inline"
        >
          {isMac() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen ? (
        <Suspense>
          <AppCommands onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
