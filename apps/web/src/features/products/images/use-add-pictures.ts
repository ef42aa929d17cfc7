import { useLingui } from '@lingui/react/macro';
import { maxImageBytes, maxImages } from '@saer/contract/saved-product';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { addImageMutation } from '../queries.ts';

interface FieldErrorReply {
  /** The file's name. */
  readonly name: string;
  readonly text: string;
}

/** Uploads images one after the other, which preserves their order; reports errors for each. */
export function useAddPictures(productId: number, room: number) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutateAsync } = useMutation(addImageMutation);
  const [isAdding, setAdding] = useState(false);
  const [problems, setProblems] = useState<readonly FieldErrorReply[]>([]);
  const megabytes = maxImageBytes / 1024 / 1024;

  const describeFieldError = async (file: File, index: number): Promise<string | undefined> => {
    if (index >= room) return t`Up to ${maxImages} pictures.`;
    if (file.size > maxImageBytes) return t`It is larger than ${megabytes} MB.`;
    try {
      await mutateAsync({ productId, file });
      return undefined;
    } catch (error) {
      return error instanceof Error ? failureWords(error) : String(error);
    }
  };

  const add = async (files: readonly File[]): Promise<void> => {
    if (isAdding || files.length === 0) return;
    setAdding(true);
    setProblems([]);
    const found: FieldErrorReply[] = [];
    for (const [index, file] of files.entries()) {
      const text = await describeFieldError(file, index);
      if (text !== undefined) found.push({ name: file.name, text });
    }
    setProblems(found);
    setAdding(false);
    if (found.length < files.length) showToast({ tone: 'positive', text: t`Added` });
  };
  return { add, isAdding, problems };
}
