import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { downloadInvoice } from '../queries.ts';

/** Downloads the invoice of a payment. */
export function InvoiceButton({ id, reference }: { readonly id: number; readonly reference: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadInvoice(id),
    onSuccess: (file) => saveFile(file, `${reference}.pdf`),
  });
  return (
    <Button onPress={() => mutate()} isPending={isPending}>
      <FileDown aria-hidden className="size-4" />
      <Trans>Download the invoice</Trans>
    </Button>
  );
}
