import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { acceptedFiles } from '@saer/spreadsheet/read/opened-file';
import { Download, Plus, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { disputeLimits } from '@saer/tools/statement/disputes';
import { Button } from '../../../components/button/button.tsx';
import { PrintButton } from '../../../components/button/print-button.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import type { CheckReply } from '../reading/statement-tasks.ts';
import type { StatementSessionState } from '../use-statement.ts';
import { useFeeNames, chargeWords, claimSheetWords, kindWords } from '../statement-words.ts';
import type { DisputeWords } from '../reading/dispute-words.ts';

/** The texts of the dispute workbook in the reader's language. */
function useDisputeWords(sizeClasses: Readonly<Record<string, string>>): () => DisputeWords {
  const { t, i18n } = useLingui();
  const sayAll = (words: Readonly<Record<string, MessageDescriptor>>): Record<string, string> =>
    Object.fromEntries(Object.entries(words).map(([key, word]) => [key, i18n._(word)]));
  return () => ({
    productsSheet: t`Measurements`,
    directShipSheet: t`Measurements, DirectShip`,
    calendarSheet: t`Claim by`,
    lateSheet: t`Last day over`,
    claims: sayAll(claimSheetWords),
    total: t`Total`,
    noLastDay: t`no last day known`,
    notesSheet: t`Notes`,
    notes: [
      t`Fees are with VAT. What is due was calculated from the store’s fee table in force on the day of the order.`,
      t`noon, FBN: fees of the last ${disputeLimits.refunded} days are refunded if a dispute is accepted; each P-barcode can be disputed once in ${disputeLimits.again} days.`,
      t`noon, DirectShip: a dispute must be sent within ${disputeLimits.directShip} days of the statement, with the AWB, expected sides and weight, and photographs.`,
      t`noon, returns: its policy for returned items names ${disputeLimits.returned} days. We count them from the statement; where noon counts from was not found.`,
      t`Of a return the store may keep its fee for return administration: what it charges or keeps up to that is not listed.`,
      t`For other claims no last day was found in public rules: send them soon.`,
      t`noon’s machines may be off by 5 %: a dispute within that may be rejected, and brings no refund.`,
      t`Why a fee differs is Saer’s conclusion from the fee table. The store decides.`,
    ],
    columns: {
      barcode: t`P-barcode`,
      partnerSku: t`Partner SKU`,
      sku: t`SKU`,
      product: t`Product`,
      ownLongest: t`Expected length (cm)`,
      ownMedian: t`Expected width (cm)`,
      ownShortest: t`Expected height (cm)`,
      ownWeight: t`Expected weight (kg)`,
      longest: t`Measured length (cm)`,
      median: t`Measured width (cm)`,
      shortest: t`Measured height (cm)`,
      weight: t`Measured weight (kg)`,
      ownClass: t`Size class by your size`,
      chargedClass: t`Size class charged`,
      ownShipping: t`Shipping weight by your size (kg)`,
      chargedWeight: t`Charged up to (kg)`,
      tolerance: t`Within noon’s 5 %`,
      lines: t`Lines`,
      charged: t`Charged (SAR)`,
      due: t`Due (SAR)`,
      excess: t`Too much (SAR)`,
      refundedUntil: t`Dispute by`,
      againFrom: t`If disputed today, again from`,
      daysLeft: t`Days left`,
      claim: t`Claim`,
      file: t`File`,
      row: t`Row`,
      firstStatement: t`First charged: statement`,
      firstFile: t`First charged: file`,
      firstRow: t`First charged: row`,
      order: t`Order`,
      item: t`Item`,
      statement: t`Statement`,
      orderedOn: t`Ordered`,
      chargedOn: t`Charged`,
      price: t`Price (SAR)`,
      fee: t`Fee`,
      reason: t`Reason`,
      basis: t`Held against`,
    },
    fees: sayAll(chargeWords),
    kinds: sayAll(kindWords),
    yes: t`Yes`,
    no: t`No`,
    ownProduct: t`Your saved product`,
    inferred: t`By the category chosen, or noon’s measurement`,
    late: t`over`,
    sizeClasses,
  });
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Props = { readonly session: StatementSessionState; readonly check: CheckReply };

/** Actions on a checked statement: the dispute list first. */
export function ResultActions({ session, check }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  const words = useDisputeWords(useFeeNames().sizeClasses);
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      session.reader()?.ask('disputes', { words: words(), today, rightToLeft: language === 'ar' }),
    onSuccess: (bytes) => {
      if (bytes === undefined) return;
      const name = language === 'ar' ? `اعتراضات-الرسوم-${today}.xlsx` : `fee-disputes-${today}.xlsx`;
      saveFile(new Blob([new Uint8Array(bytes)], { type: workbookType }), name);
    },
  });
  return (
    <>
      <Button onPress={session.startOver}>
        <RotateCcw aria-hidden className="size-4" />
        <Trans>Start over</Trans>
      </Button>
      <Button onPress={() => input.current?.click()}>
        <Plus aria-hidden className="size-4" />
        <Trans>Add files</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label={t`Add files`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) void session.addFiles(files);
          currentTarget.value = '';
        }}
      />
      <PrintButton />
      {check.disputes.lines === 0 ? null : (
        <Button tone="primary" isPending={isPending} onPress={() => mutate()}>
          <Download aria-hidden className="size-4" />
          <Trans>Download the dispute list</Trans>
        </Button>
      )}
    </>
  );
}
