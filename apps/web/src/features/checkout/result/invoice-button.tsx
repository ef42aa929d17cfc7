import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { downloadInvoice } from '../queries.ts';

/** Downloads the invoice of a payment, under its number. */
export function InvoiceButton({ id, number }: { readonly id: number; readonly number: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadInvoice(id),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
  });
  return (
    <Button onPress={() => mutate()} isPending={isPending}>
      <FileDown aria-hidden className="size-4" />
      <Trans>Download the invoice</Trans>
    </Button>
  );
}
