import {
  type AskedRate,
  maxWorkbookBytes,
  type FeeVersion,
  type VersionContent,
} from '@saer/contract/publishing/fee-version';
import type { FieldErrorReply } from '@saer/contract/api/error-reply';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { isStale } from '../../../domain/conflict/is-stale.ts';
import { readWorkbookMutation, replaceContentMutation } from '../queries.ts';
import { toBase64 } from './file-bytes.ts';

interface ChosenFile {
  readonly fileName: string;
  /** Its bytes as base64. */
  readonly file: string;
  /** Cells whose rate below 1 % is a share of one. */
  readonly shares: readonly string[];
  /** Cells whose rate below 1 % is right. */
  readonly kept: readonly string[];
}

interface Read extends ChosenFile {
  readonly content: VersionContent | null;
  readonly problems: readonly FieldErrorReply[];
  /** The number of further errors. */
  readonly more: number;
  readonly asked: readonly AskedRate[];
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
  const readFile = async (chosen: ChosenFile): Promise<void> => {
    const { file, shares } = chosen;
    const reply = await reading.mutateAsync({ id: version.id, file, shares: [...shares] });
    const { content, problems, more = 0, asked } = reply;
    setRead({ ...chosen, content, problems, more, asked });
  };
  const open = async (file: File): Promise<void> => {
    setRead(undefined);
    setFailure(undefined);
    try {
      await readFile({ fileName: file.name, file: await toBase64(file), shares: [], kept: [] });
    } catch (error) {
      fail(error);
    }
  };
  const answer = async (cells: readonly string[], isShare: boolean): Promise<void> => {
    if (read === undefined) return;
    setFailure(undefined);
    if (!isShare) return setRead({ ...read, kept: [...read.kept, ...cells] });
    try {
      await readFile({ ...read, shares: [...read.shares, ...cells] });
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
    /** Questions that are not answered yet. */
    asked: read?.asked.filter(({ cell }) => !read.kept.includes(cell)) ?? [],
    failure,
    open,
    answer,
    accept,
    forget: () => setRead(undefined),
    isReading: reading.isPending,
    isWriting: writing.isPending,
    isTooLarge: (file: File) => file.size > maxWorkbookBytes,
  };
}
