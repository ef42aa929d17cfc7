import { useLingui, Trans } from '@lingui/react/macro';
import { createRelease, releaseChannels, releasePlatforms } from '@saer/contract/site/release';
import { useMutation } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { bucketOf, findFile, partBytes, removeFile, uploadRelease } from '@saer/contract/site/file';
import { formatMegabytes } from '@saer/i18n/format-megabytes';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFieldWords } from '../../../lib/form/use-form-field.ts';
import { platformWords } from '../card/platform-words.ts';
import { addMutation } from './queries.ts';
import { channelWords } from '../card/channel-words.ts';
import { Button } from '../../../components/button/button.tsx';
import { DropZone } from '../../../components/form/drop-zone.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { ProgressBar } from '../../../components/layout/progress-bar.tsx';
import { useDroppedFile } from '../../../lib/hooks/use-dropped-file.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { ApiFailure, call, upload } from '../../../lib/api/api.ts';
import { readSessionStorage, writeSessionStorage } from '../../../lib/browser/storage.ts';

/** An upload that was begun in this tab: the same file goes on where it broke off. */
interface Begun {
  readonly file: string;
  readonly fileId: string;
}

const getName = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

function begunFor(file: File): Begun | undefined {
  const begun = readSessionStorage('releases.upload');
  const isOurs =
    typeof begun === 'object' && begun !== null && 'file' in begun && begun.file === getName(file);
  return isOurs && 'fileId' in begun && typeof begun.fileId === 'string'
    ? { file: getName(file), fileId: begun.fileId }
    : undefined;
}

const bucketId = 'releases';

/** The chunks of an upload that have arrived, or the whole file; undefined: there is no such upload any more. */
async function findArrived(fileId: string, signal: AbortSignal) {
  try {
    return await call(findFile, { query: { bucketId, fileId } }, signal);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** Forgets the upload that was begun, and removes what has arrived of it. */
async function dropUpload(): Promise<void> {
  const begun = readSessionStorage('releases.upload');
  writeSessionStorage('releases.upload', undefined);
  if (typeof begun !== 'object' || begun === null || !('fileId' in begun)) return;
  await call(removeFile, { query: { bucketId, fileId: String(begun.fileId) } }).catch(() => undefined);
}

/** The file has become a release: the next upload is another one. */
const endUpload = (): void => writeSessionStorage('releases.upload', undefined);

/**
 * Sends a file in chunks, one after another, without those that have arrived before. Returns its id once the server has all of it.
 * Breaks off with the signal, and goes on when it is called again with the same file.
 */
async function sendReleaseFile(
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const begun = begunFor(file);
  const arrived = begun === undefined ? undefined : await findArrived(begun.fileId, signal);
  const fileId =
    begun === undefined || arrived === undefined
      ? `release-${crypto.randomUUID().slice(0, 23)}`
      : begun.fileId;
  writeSessionStorage('releases.upload', { file: getName(file), fileId });
  if (arrived?.state === 'stored') return fileId;
  const there = new Set(arrived?.chunks);
  let sent = 0;
  for (let start = 0; start < file.size; start += partBytes) {
    const end = Math.min(start + partBytes, file.size);
    if (!there.has(start / partBytes)) {
      const chunk = new File([file.slice(start, end)], file.name);
      const range = `bytes ${start}-${end - 1}/${file.size}`;
      await upload(uploadRelease, { fileId }, chunk, { range, signal });
    }
    sent += end - start;
    onProgress(sent);
  }
  return fileId;
}

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
function FileField({ value, onChange, error }: Props) {
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

/** Adds a draft: its file is uploaded first. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const add = useMutation(addMutation);
  const form = useSchemaForm(createRelease.body, {
    platform: 'windows-x64',
    channel: 'stable',
    versionName: '',
    notesAr: '',
    notesEn: '',
    fileId: '',
  });
  const { field, fieldState } = useController({ control: form.control, name: 'fileId' });
  const [fileError] = useFieldWords()(fieldState.error);
  const sending = useFormSend(form, async (content) => {
    await add.mutateAsync(content);
    endUpload();
    showToast({ tone: 'positive', text: t`The draft is saved.` });
    onClose();
  });
  return (
    <FormDialog title={t`New release`} sending={sending} confirm={t`Save the draft`} onClose={onClose}>
      <FileField
        value={field.value}
        onChange={(fileId) => {
          field.onChange(fileId);
          form.clearErrors('fileId');
        }}
        error={fileError}
      />
      <FormSelect
        control={form.control}
        name="platform"
        label={t`System`}
        options={releasePlatforms.map((id) => ({ id, name: i18n._(platformWords[id]) }))}
      />
      <FormSelect
        control={form.control}
        name="channel"
        label={t`Channel`}
        options={releaseChannels.map((id) => ({ id, name: i18n._(channelWords[id]) }))}
      />
      <FormTextField
        control={form.control}
        name="versionName"
        label={t`Version`}
        kind="figure"
        placeholder="1.5.0"
      />
      <FormTextArea control={form.control} name="notesAr" label={t`What is new, in Arabic`} />
      <FormTextArea control={form.control} name="notesEn" label={t`What is new, in English`} />
    </FormDialog>
  );
}
