import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import type { InstructionFigures } from './figures.ts';
import type { PictureName } from './pictures/picture-names.ts';

/** One thing to do, in a sentence or two. */
export interface Step {
  readonly text: MessageDescriptor;
  readonly picture?: PictureName;
}

/** A thought under its own heading. */
export interface Part {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
  /** Figures or a drawing below the paragraphs. */
  readonly exhibit?: ReactNode;
  readonly picture?: PictureName;
}

/** Something that can go wrong, and what to do then. */
export interface TroubleshootingItem {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly answer: MessageDescriptor;
}

/** A link into the product, or to a file. */
export interface TopicLink {
  readonly title: MessageDescriptor;
  readonly href: string;
  /** The name under which a file is saved; absent for a page. */
  readonly download?: string;
}

interface TopicContent {
  readonly steps: readonly Step[];
  readonly parts: readonly Part[];
  readonly troubleshooting: readonly TroubleshootingItem[];
  /** The first one is the main action. */
  readonly links: readonly TopicLink[];
}

export interface Topic {
  /** One sentence: what a reader knows afterwards. */
  readonly summary: MessageDescriptor;
  /** Its texts have figures of the engine. */
  readonly hasFigures?: true;
  readonly content: (figures: InstructionFigures, language: Language) => TopicContent;
}
