import { useLingui } from '@lingui/react/macro';
import { type PublicPage, publicPageAddress } from '@saer/contract/site/public-pages';
import { CircleQuestionMark } from 'lucide-react';
import { useLanguage } from '../../lib/language/language.ts';

type Props = {
  /** The page that explains it. */
  readonly page: PublicPage;
  /** The subject, as its heading says it. */
  readonly about: string;
};

/** A small link to the page that explains something. It opens beside the page, so that nothing typed is left. */
export function HelpLink({ page, about }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <a
      href={publicPageAddress(language, page)}
      target="_blank"
      className="-my-2.5 inline-flex min-h-control shrink-0 items-center gap-1.5 rounded-sm text-xs text-muted transition-colors hover:text-ink print:hidden"
    >
      <CircleQuestionMark aria-hidden className="size-4" />
      {t`How this works`}
      <span className="sr-only">: {about}</span>
    </a>
  );
}
