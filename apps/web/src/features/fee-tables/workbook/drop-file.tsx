import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { lineLinkStyle } from '../../../components/link-style.ts';

type Props = { readonly isPending: boolean; readonly onFile: (file: File) => void };

/** A workbook is chosen, or dropped here. */
export function DropFile({ isPending, onFile }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined && !isPending) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-card border-2 border-dashed px-4 py-5 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${isOver ? 'border-brand bg-brand-soft' : 'border-edge'}`}
    >
      <FileUp aria-hidden className="mx-auto mb-2 size-6 text-muted" />
      <input
        id={id}
        type="file"
        accept=".xlsx"
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // The same file, corrected, can be chosen again.
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={`${lineLinkStyle} cursor-pointer`}>
        {isPending ? <Trans>Reading the workbook…</Trans> : <Trans>Choose an .xlsx file</Trans>}
      </label>
      <p className="text-muted">
        <Trans>or drop it here. Nothing changes until you accept the difference.</Trans>
      </p>
    </div>
  );
}
