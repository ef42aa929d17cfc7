import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { type PublicTool, publicTools, publicToolPage } from '@saer/contract/site/public-tools';
import type { Language } from '@saer/i18n/locale';
import { publicPageAddress } from '@saer/contract/site/public-pages';
import { linkStyle } from '../../../components/button/button-style.ts';
import { toolEntries } from '../registry.ts';
import type { Tool } from '../tool.ts';
import { PublicBoard } from './public-board.tsx';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../../domain/site/page-head.ts';

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

/** The head of the index of tools. */
export function toolsHead(i18n: I18n): PageHead {
  const siteName = i18n._(msg`Saer`);
  const title = i18n._(msg`Tools for sellers on noon and Amazon.sa`);
  return {
    title: `${title} · ${siteName}`,
    description: i18n._(
      msg`Commission, VAT, break-even, size class, landed cost and more: each question of a seller with today’s fees.`,
    ),
    siteName,
  };
}

/** The head of one public tool. */
export function toolHead(i18n: I18n, language: Language, tool: PublicTool): PageHead {
  const siteName = i18n._(msg`Saer`);
  const name = i18n._(toolEntries[tool].title);
  const description = i18n._(toolEntries[tool].summary);
  return {
    title: `${name} · ${siteName}`,
    description,
    siteName,
    parents: [{ name: i18n._(msg`Tools`), page: '/tools' }],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name,
      description,
      inLanguage: language,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'SAR' },
    },
  };
}
