import { Plus } from 'lucide-react';
import { keyStyle } from '../../../components/button-style.ts';
import { Button } from '../../../components/button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
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
    <PageHeader
      title={title}
      about={about}
      actions={
        <Button tone="primary" onPress={onAdd} shortcut="Alt+N">
          <Plus aria-hidden className="size-4" />
          {addLabel}
          <kbd aria-hidden dir="ltr" className={keyStyle}>
            Alt N
          </kbd>
        </Button>
      }
    />
  );
}
