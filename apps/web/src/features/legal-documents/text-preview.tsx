import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { keyed } from './keyed.ts';
import { LegalText } from './legal-text.tsx';
import { previewQuery } from './queries.ts';

type Props = { readonly texts: { readonly textAr: string; readonly textEn: string } };

/** Both texts as readers see them, side by side, and the blanks that are left. */
export function TextPreview({ texts: { textAr, textEn } }: Props) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const { data, error } = useQuery(previewQuery({ textAr, textEn }));
  if (data === undefined)
    return error === null ? <Skeleton lines={12} /> : <ErrorState>{failureWords(error)}</ErrorState>;
  const blanks = keyed([...new Set(data.blanks.map(({ text }) => text))]).map(({ key, part }) => (
    <Fragment key={key}>
      {key === '0' ? '' : ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
  return (
    <div className="flex flex-col gap-4">
      {data.blanks.length === 0 ? null : (
        <Notice tone="warning">
          <Trans>
            To be filled in before the text can be confirmed: <span>{blanks}</span>
          </Trans>
        </Notice>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {(['ar', 'en'] as const).map((language) => (
          <Card key={language} labelledBy={`${id}-${language}`}>
            <h2 id={`${id}-${language}`} className="text-xs font-medium text-muted">
              {language === 'ar' ? t`Arabic text` : t`English text`}
            </h2>
            <LegalText blocks={data[language]} language={language} />
          </Card>
        ))}
      </div>
    </div>
  );
}
