import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, Undo2 } from 'lucide-react';
import { ToolButton } from '../grid/tool-button.tsx';
import type { AnsweredWord } from './use-word-answers.ts';

type Props = {
  readonly word: AnsweredWord;
  /** The category it was assigned to. */
  readonly name: string;
  readonly onUndo: () => void;
};

/** A word that was answered, and the way back. */
export function AnsweredLine({ word: { text, rows }, name, onUndo }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <CircleCheck aria-hidden className="size-4 shrink-0 text-brand" />
      <span className="min-w-0 [overflow-wrap:anywhere] text-ink">
        <Trans>
          “<bdi>{text}</bdi>” is <bdi>{name}</bdi>
        </Trans>{' '}
        <span className="text-muted">
          <Plural value={rows} one="(# row)" other="(# rows)" />
        </span>
      </span>
      <ToolButton onPress={onUndo}>
        <Undo2 aria-hidden className="rtl:-scale-x-100" />
        <Trans>Undo</Trans>
      </ToolButton>
    </li>
  );
}
