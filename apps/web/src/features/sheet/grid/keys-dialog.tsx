import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../components/dialog.tsx';

/** Keyboard shortcuts of the grid. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const keys: readonly (readonly [string, string])[] = [
    ['↑ ↓ ← →', t`Go from cell to cell`],
    ['Enter · F2', t`Write in the cell; Enter again goes to the one below`],
    ['Shift + ↑ ↓ ← →', t`Select a block`],
    ['Ctrl + A', t`Select all cells`],
    ['Ctrl + C · X · V', t`Copy, cut and paste, from and to Excel too`],
    ['Ctrl + F', t`Search the rows`],
    ['Alt + Down', t`Filter by the values of a column`],
    ['Ctrl + H', t`Find and replace`],
    ['Ctrl + Enter', t`Set a value in the selected rows`],
    ['Ctrl + D', t`Fill down`],
    ['Delete', t`Clear the selected cells`],
    ['Ctrl + Z · Y', t`Undo and redo`],
    ['F8', t`Go to the next problem`],
    ['Ctrl + /', t`Show these shortcuts`],
    ['Esc', t`Leave the grid`],
  ];
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd dir="ltr" className="whitespace-nowrap text-muted">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
