import { Plus } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useAltKey } from '../../../lib/use-alt-key.ts';

type Props = {
  readonly title: string;
  readonly about: string;
  readonly addLabel: string;
  readonly onAdd: () => void;
};

/** Heading and explanation of a list, and the button to add a row: also Alt N anywhere. */
export function ListHeader({ title, about, addLabel, onAdd }: Props) {
  useAltKey('n', onAdd);
  return (
    <header className="flex flex-wrap items-start gap-3">
      <div className="flex min-w-60 flex-1 flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
          {title}
        </h1>
        <p className="max-w-prose text-sm text-muted">{about}</p>
      </div>
      <Button tone="primary" onPress={onAdd} shortcut="Alt+N">
        <Plus aria-hidden className="size-4" />
        {addLabel}
        <kbd
          aria-hidden
          dir="ltr"
          className="hidden rounded-md bg-[rgb(0_0_0/0.15)] px-1.5 text-xs sm:inline"
        >
          Alt N
        </kbd>
      </Button>
    </header>
  );
}
