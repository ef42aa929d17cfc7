import { useLingui } from '@lingui/react/macro';
import { type ReportDays, type StatisticsFormat, statisticsFormats } from '@saer/contract/statistics';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toasts.ts';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { downloadStatistics } from './queries.ts';

/** Saves the report as a file. */
export function ExportButtons({ days }: { readonly days: ReportDays }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (format: StatisticsFormat) => downloadStatistics(days, format),
    onSuccess: (file, format) => saveFile(file, `saer-statistics-${days}.${format}`),
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  return statisticsFormats.map((format) => (
    <Button key={format} onPress={() => mutate(format)} isPending={isPending && variables === format}>
      <Download aria-hidden className="size-4" />
      {format === 'xlsx' ? t`Export as .xlsx` : t`Export as .csv`}
    </Button>
  ));
}
