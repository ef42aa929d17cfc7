import { useLingui } from '@lingui/react';
import { type LegalDocument, legalPages } from '@saer/contract/legal/legal-states';
import { lineLinkStyle } from '../../components/button/button-style.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { documentWords } from './document-words.ts';

type Props = { readonly documents: readonly LegalDocument[] };

/** Links to documents that are to be accepted. They open in a tab of their own: a form that was begun stays. */
export function DocumentLinks({ documents }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-5 ps-8 text-sm">
      {documents.map((document) => (
        <a
          key={document}
          href={`/${language}${legalPages[document]}`}
          target="_blank"
          rel="noreferrer"
          className={lineLinkStyle}
        >
          {i18n._(documentWords[document])}
        </a>
      ))}
    </p>
  );
}
