import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';

type Props = {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** The kinds of files, and what happens with them. */
  readonly about: ReactNode;
  /** Label of the button that opens the device's own chooser. */
  readonly choose: ReactNode;
  /** As a file input takes it: `.xlsx,.csv`. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** A file is being dragged over the zone, or over the page. */
  readonly isOver: boolean;
  readonly isMultiple?: boolean;
  readonly isPending?: boolean;
};

/** A place for files: dropped, or chosen with its button. Who uses it listens for the drop: in the zone alone or on the whole page. */
export function DropZone(props: Props) {
  const { icon, title, about, choose, accept, onFiles, isOver } = props;
  const { isMultiple = false, isPending = false } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`flex flex-col items-center gap-2 rounded-card border border-dashed px-4 py-6 text-center transition-colors motion-reduce:transition-none sm:py-8 ${isOver ? 'border-brand bg-brand-soft' : 'border-edge bg-surface'}`}
    >
      <span aria-hidden className="rounded-full bg-brand-soft p-3 text-brand-strong [&>svg]:size-6">
        {icon}
      </span>
      <p className="text-base font-medium text-ink">{title}</p>
      <p className="max-w-prose text-sm text-muted">{about}</p>
      <div className="mt-2">
        <Button tone="primary" isPending={isPending} onPress={() => input.current?.click()}>
          {choose}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isPending}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file may be chosen again, once it is corrected.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
