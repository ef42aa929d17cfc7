import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../../lib/browser/toasts.ts';
import { Button } from './button.tsx';

type Props = {
  readonly text: string;
  /** Names what is copied, where there are several of these. */
  readonly of?: string;
};

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, of }: Props) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      showToast({ tone: 'negative', text: t`Your browser blocked copying. Select the text and copy it.` });
    }
  };
  const isCopied = copied === text;
  return (
    <Button onPress={() => void copy()}>
      {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">{isCopied ? t`Copied` : t`Copy`}</span>
      {of === undefined ? null : <bdi className="sr-only">{of}</bdi>}
    </Button>
  );
}
