import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { downloadFile } from '../downloads/download-file.ts';
import type { SheetReader } from '../reading/sheet-reader.ts';

/** A sheet to fill in, in the language of the page. */
export function TemplateButton({ reader }: { readonly reader: () => Promise<SheetReader> }) {
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await reader()).ask('template', { language }),
    onSuccess: (bytes) =>
      downloadFile(bytes, language === 'ar' ? 'قالب-المنتجات.xlsx' : 'products-template.xlsx'),
  });
  return (
    <Button onPress={() => mutate()} isPending={isPending}>
      <Download aria-hidden className="size-4" />
      <Trans>Download the template</Trans>
    </Button>
  );
}
