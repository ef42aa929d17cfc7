import { Trans, useLingui } from '@lingui/react/macro';
import { bucketOf } from '@saer/contract/file';
import { formatMegabytes } from '@saer/i18n/format-megabytes';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DropZone } from '../../../components/drop-zone.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { useDroppedFile } from '../../../lib/use-dropped-file.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { dropUpload, sendReleaseFile } from './send-release-file.ts';

type Props = {
  /** The id of the uploaded file; empty: there is none yet. */
  readonly value: string;
  readonly onChange: (fileId: string) => void;
  readonly error: string | undefined;
};

interface Sending {
  readonly file: File;
  readonly bytes: number;
  /** Why it broke off; undefined: it goes on. */
  readonly problem?: string;
}

/** Uploads a file in chunks, with its progress. What breaks off goes on with a press, also after the page was loaded again. */
export function FileField({ value, onChange, error }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [sending, setSending] = useState<Sending>();
  const bound = useRef<AbortController>(undefined);
  useEffect(() => () => bound.current?.abort(), []);
  const max = formatMegabytes(bucketOf('releases').maxBytes);

  const send = async (file: File): Promise<void> => {
    const controller = new AbortController();
    bound.current?.abort();
    bound.current = controller;
    setSending({ file, bytes: 0 });
    try {
      const id = await sendReleaseFile(file, (bytes) => setSending({ file, bytes }), controller.signal);
      setSending({ file, bytes: file.size });
      onChange(id);
    } catch (failure) {
      if (!controller.signal.aborted)
        setSending((before) => ({
          file,
          bytes: before?.bytes ?? 0,
          problem: failure instanceof Error ? failureWords(failure) : String(failure),
        }));
    }
  };
  const cancel = (): void => {
    bound.current?.abort();
    setSending(undefined);
    onChange('');
    void dropUpload();
  };
  const isOver = useDroppedFile((file) => {
    if (sending === undefined) void send(file);
  });

  if (sending === undefined)
    return (
      <div className="flex flex-col gap-1.5">
        <DropZone
          icon={<FileUp />}
          title={<Trans>The file of the release</Trans>}
          about={<Trans>Up to {max} MB. An upload that breaks off goes on with the same file.</Trans>}
          choose={<Trans>Choose a file</Trans>}
          accept=""
          isOver={isOver}
          onFiles={([file]) => {
            if (file !== undefined) void send(file);
          }}
        />
        <FormError>{error}</FormError>
      </div>
    );
  const { file, bytes, problem } = sending;
  const [done, all] = [formatMegabytes(bytes), formatMegabytes(file.size)];
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <bdi className="min-w-0 font-medium text-ink [overflow-wrap:anywhere]">{file.name}</bdi>
        <span className="text-muted">
          {value === '' ? (
            <Trans>
              {done} of {all} MB
            </Trans>
          ) : (
            <Trans>Uploaded: {all} MB</Trans>
          )}
        </span>
      </div>
      <ProgressBar label={t`Upload`} value={bytes} max={file.size} />
      <FormError>{problem ?? error}</FormError>
      <div className="flex flex-wrap gap-2">
        {problem === undefined ? null : (
          <Button tone="primary" onPress={() => void send(file)}>
            <Trans>Continue the upload</Trans>
          </Button>
        )}
        <Button onPress={cancel}>
          {value === '' ? <Trans>Cancel the upload</Trans> : <Trans>Choose another file</Trans>}
        </Button>
      </div>
    </div>
  );
}
