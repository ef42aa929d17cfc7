import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { noticeQuery } from '../queries.ts';

type Props = { readonly feeTableId: number; readonly sellerId: number };

/** The message to a seller, in either language. */
export function NoticePreview({ feeTableId, sellerId }: Props) {
  const { t } = useLingui();
  const [language, setLanguage] = useState(useLanguage());
  const { data, error, refetch } = useQuery(noticeQuery(feeTableId, sellerId));
  if (data === undefined) {
    return <QueryFallback error={error} onRetry={refetch} lines={6} />;
  }
  const { subject, body } = data[language];
  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        label={t`Language of the message`}
        hideLabel
        options={[
          { id: 'ar', name: 'العربية' },
          { id: 'en', name: 'English' },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <div
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className="rounded-control border border-line bg-canvas p-3 text-xs text-ink"
      >
        <p className="mb-2 font-semibold">{subject}</p>
        {/* The body repeats the subject as its heading. */}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {body.startsWith(subject) ? body.slice(subject.length).trimStart() : body}
        </p>
      </div>
    </div>
  );
}
