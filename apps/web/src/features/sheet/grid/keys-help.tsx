import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '../../../components/disclosure.tsx';

/** Keyboard shortcuts of the grid. */
export function KeysHelp({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const keys: readonly (readonly [string, string])[] = [
    ['↑ ↓ ← →', t`Go from cell to cell`],
    ['Enter · F2', t`Write in the cell; Enter again goes to the one below`],
    ['Shift + ↑ ↓ ← →', t`Select a block`],
    ['Ctrl + C · X · V', t`Copy, cut and paste, from and to Excel too`],
    ['Ctrl + D', t`Fill down`],
    ['Delete', t`Clear the selected cells`],
    ['Ctrl + Z · Y', t`Undo and redo`],
    ['F8', t`Go to the next problem`],
    ['Esc', t`Leave the grid`],
  ];
  return (
    <Disclosure title={t`Keyboard shortcuts`} level={2}>
      <dl id={id} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 pb-2 text-sm sm:max-w-xl">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd dir="ltr" className="text-muted">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
