import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EyeOff, Trash2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';

type Props = {
  readonly count: number;
  readonly onRemove: () => void;
  readonly onDeactivate: (() => void) | undefined;
  readonly onClear: () => void;
};

/** What can be done with every marked row at once. */
export function SelectionBar({ count, onRemove, onDeactivate, onClear }: Props) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Marked rows`}
      className="sticky top-2 z-10 flex flex-wrap items-center gap-2 rounded-control border border-line bg-raised px-3 py-2 shadow-raised"
    >
      <p aria-live="polite" className="me-auto text-sm font-medium">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      <Button tone="quiet" onPress={onClear}>
        <Trans>Select none</Trans>
      </Button>
      {onDeactivate === undefined ? null : (
        <Button onPress={onDeactivate}>
          <EyeOff aria-hidden className="size-4" />
          <Trans>Deactivate</Trans>
        </Button>
      )}
      <Button onPress={onRemove}>
        <Trash2 aria-hidden className="size-4 text-danger" />
        <Trans>Delete</Trans>
      </Button>
    </section>
  );
}
