import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { type PublicTool, publicTools, publicToolPage } from '@saer/contract/site/public-tools';
import type { Language } from '@saer/i18n/locale';
import { publicPageAddress } from '@saer/contract/site/public-pages';
import { linkStyle } from '../../../components/button/link-style.ts';
import { toolEntries } from '../registry.ts';
import type { Tool } from '../tool.ts';
import { PublicBoard } from './public-board.tsx';

interface Props {
  readonly language: Language;
  readonly id: PublicTool;
  readonly tool: Tool;
  readonly book: FeeBook;
}

/** A tool for everybody: the board, which a script brings to life, and the other public tools. */
export function PublicToolPage({ language, id, tool, book }: Props) {
  const { _ } = useLingui();
  const { title, summary } = toolEntries[id];
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <nav className="text-sm">
        <a href={publicPageAddress(language, '/tools')} className={linkStyle}>
          <Trans>All tools</Trans>
        </a>
      </nav>
      <h1 className="mt-2 text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        {_(title)}
      </h1>
      <p className="mt-3 max-w-prose text-base leading-7 text-muted">{_(summary)}</p>
      <div className="mt-8" data-tool={id}>
        <PublicBoard language={language} tool={tool} book={book} texts={tool.example} />
      </div>
      <h2 className="mt-12 text-lg font-semibold">
        <Trans>Other tools</Trans>
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {publicTools
          .filter((each) => each !== id)
          .map((each) => (
            <li key={each}>
              <a href={publicPageAddress(language, publicToolPage(each))} className={linkStyle}>
                {_(toolEntries[each].title)}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
