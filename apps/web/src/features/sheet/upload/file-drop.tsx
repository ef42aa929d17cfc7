import { Trans } from '@lingui/react/macro';
import { acceptedFiles } from '@saer/spreadsheet/read/opened-file';
import { FileSpreadsheet } from 'lucide-react';
import { DropZone } from '../../../components/drop-zone.tsx';
import { useDroppedFile } from '../../../lib/use-dropped-file.ts';

/** Takes a file that is chosen, or dropped anywhere on the page. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const isOver = useDroppedFile(onFile);
  return (
    <DropZone
      icon={<FileSpreadsheet />}
      title={<Trans>Drop your file here</Trans>}
      about={
        <Trans>
          Excel (.xlsx, .xlsm, .xls), LibreOffice (.ods) or .csv, as you have it: columns are recognised in
          English, Arabic and by the marketplaces’ own names. It stays in this browser until you save it.
        </Trans>
      }
      choose={<Trans>Choose a file</Trans>}
      accept={acceptedFiles}
      isOver={isOver}
      onFiles={([file]) => {
        if (file !== undefined) onFile(file);
      }}
    />
  );
}
