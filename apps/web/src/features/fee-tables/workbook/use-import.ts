import { maxWorkbookBytes, type FeeVersion, type VersionContent } from '@saer/contract/fee-version';
import type { FieldErrorReply } from '@saer/contract/error-reply';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { isStale } from '../../../domain/conflict/is-stale.ts';
import { readWorkbookMutation, replaceContentMutation } from '../queries.ts';
import { base64Of } from './file-bytes.ts';

interface Read {
  readonly fileName: string;
  readonly content: VersionContent | null;
  readonly problems: readonly FieldErrorReply[];
  /** The number of further errors. */
  readonly more: number;
}

/** A workbook read for a draft, and taken over when it is accepted. What was read stays, whatever happens to the draft. */
export function useImport(version: FeeVersion) {
  const words = useFailureWords();
  const reading = useMutation(readWorkbookMutation);
  const writing = useMutation(replaceContentMutation);
  const [read, setRead] = useState<Read>();
  const [failure, setFailure] = useState<{ readonly words: string; readonly isStale: boolean }>();
  const fail = (error: unknown): void =>
    setFailure({ words: error instanceof Error ? words(error) : String(error), isStale: isStale(error) });
  const open = async (file: File): Promise<void> => {
    setRead(undefined);
    setFailure(undefined);
    try {
      const body = { id: version.id, file: await base64Of(file) };
      const { content, problems, more = 0 } = await reading.mutateAsync(body);
      setRead({ fileName: file.name, content, problems, more });
    } catch (error) {
      fail(error);
    }
  };
  const accept = async (content: VersionContent): Promise<boolean> => {
    setFailure(undefined);
    try {
      await writing.mutateAsync({ id: version.id, version: version.version, content });
      setRead(undefined);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return {
    read,
    failure,
    open,
    accept,
    forget: () => setRead(undefined),
    isReading: reading.isPending,
    isWriting: writing.isPending,
    isTooLarge: (file: File) => file.size > maxWorkbookBytes,
  };
}
