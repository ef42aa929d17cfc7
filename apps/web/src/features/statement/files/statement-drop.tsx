import { Trans } from '@lingui/react/macro';
import { acceptedFiles } from '@saer/spreadsheet/read/opened-file';
import { ReceiptText } from 'lucide-react';
import { DropZone } from '../../../components/form/drop-zone.tsx';
import { useDroppedFile } from '../../../lib/hooks/use-dropped-file.ts';

/** Takes statements that are chosen, or one dropped anywhere on the page. */
export function StatementDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const isOver = useDroppedFile((file) => onFiles([file]));
  return (
    <DropZone
      icon={<ReceiptText />}
      title={<Trans>Drop your statement here</Trans>}
      about={
        <Trans>
          noon’s Statement Detail Report or Consolidated Item Level Fees Report (.xlsx or .csv), or Amazon’s
          settlement flat file (.txt). Several months at once are fine. Add noon’s FBN inventory export to see
          what noon measured.
        </Trans>
      }
      choose={<Trans>Choose files</Trans>}
      accept={acceptedFiles}
      isMultiple
      isOver={isOver}
      onFiles={onFiles}
    />
  );
}
