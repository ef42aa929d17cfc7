import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from '../../../components/drop-zone.tsx';

type Props = { readonly isPending: boolean; readonly onFile: (file: File) => void };

/** A workbook is chosen, or dropped here. */
export function DropFile({ isPending, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined && !isPending) onFile(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <DropZone
        icon={<FileUp />}
        title={<Trans>Drop the workbook here</Trans>}
        about={<Trans>Nothing changes until you accept the difference.</Trans>}
        choose={isPending ? <Trans>Reading the workbook…</Trans> : <Trans>Choose an .xlsx file</Trans>}
        accept=".xlsx"
        isOver={isOver}
        isPending={isPending}
        onFiles={([file]) => take(file)}
      />
    </div>
  );
}
