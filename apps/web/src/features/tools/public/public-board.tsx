import type { FeeBook } from '@saer/contract/fees/fee-book';
import { publicPageAddress } from '@saer/contract/site/public-pages';
import { publicTools, publicToolPage } from '@saer/contract/site/public-tools';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { openCalculatorPath } from '../../../lib/form/calculator-link.ts';
import type { ToolLinks } from '../answer/next-tools.tsx';
import { calculatorQuery, toFragment } from '../board/inputs.ts';
import { ToolBoard } from '../board/tool-board.tsx';
import type { Tool } from '../tool.ts';
import type { Texts } from '../fields/field.ts';

const PlainLink: ToolLinks['Link'] = ({ to, className, children }): ReactNode => (
  <a href={to} className={className}>
    {children}
  </a>
);

/** Public tools and the open calculator can be reached from here. */
const linksIn = (language: Language): ToolLinks => ({
  addressOf: ({ tool, texts }) => {
    if (tool === 'calculator') return `${openCalculatorPath}?${calculatorQuery(texts)}`;
    const open = publicTools.find((each) => each === tool);
    return open === undefined
      ? undefined
      : `${publicPageAddress(language, publicToolPage(open))}${toFragment(texts)}`;
  },
  Link: PlainLink,
});

const links: Readonly<Record<Language, ToolLinks>> = { ar: linksIn('ar'), en: linksIn('en') };

interface Props {
  readonly language: Language;
  readonly tool: Tool;
  readonly book: FeeBook;
  readonly texts: Texts;
  readonly onChange?: (changes: Texts) => void;
}

/** Before the script has come. */
const changeNothing = (): void => undefined;

/** A tool's board on the public site: as it is built, and as the script shows it. */
export function PublicBoard({ language, tool, book, texts, onChange = changeNothing }: Props) {
  return <ToolBoard tool={tool} book={book} texts={texts} onChange={onChange} links={links[language]} />;
}
