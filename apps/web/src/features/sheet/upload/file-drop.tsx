import { Trans } from '@lingui/react/macro';
import { FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { useDroppedFile } from './use-dropped-file.ts';

/** Says that a file can be dropped, wherever on the page; its button opens the device's own chooser. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFile(onFile);

  return (
    <div
      className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-12 text-center transition-colors ${isOver ? 'border-brand bg-brand-soft' : 'border-edge bg-surface'}`}
    >
      <span aria-hidden className="rounded-full bg-brand-soft p-4 text-brand-strong">
        <FileSpreadsheet className="size-8" />
      </span>
      <p className="text-lg font-medium text-ink">
        <Trans>Drop your file here</Trans>
      </p>
      <p className="max-w-prose text-sm text-muted">
        <Trans>
          Excel (.xlsx, .xls) or .csv, as you have it: columns are recognised in English, Arabic and by the
          marketplaces’ own names. It stays in this browser until you save it.
        </Trans>
      </p>
      <Button tone="primary" onPress={() => input.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls,.csv,.tsv,.txt,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again, once it is corrected.
          if (file !== undefined) onFile(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
