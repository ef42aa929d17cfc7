import { useLingui } from '@lingui/react/macro';
import { type InstructionTopic, publicPageAddress } from '@saer/contract/site/public-pages';
import { lineLinkStyle } from '../../../components/button/link-style.ts';
import { topicTitles } from '../../../domain/instructions/topic-titles.ts';
import { useLanguage } from '../../../lib/language/language.ts';

/** The way back to the index. */
export function Breadcrumbs({ topic }: { readonly topic: InstructionTopic }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <nav aria-label={t`You are here`} className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-muted">
        <li>
          <a className={lineLinkStyle} href={publicPageAddress(language, '/instructions')}>
            {t`Instructions`}
          </a>
        </li>
        <li aria-hidden>/</li>
        <li aria-current="page">{i18n._(topicTitles[topic])}</li>
      </ol>
    </nav>
  );
}
