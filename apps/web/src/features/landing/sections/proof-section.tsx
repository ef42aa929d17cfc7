import { Trans } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { ReactNode } from 'react';
import { proofFigures } from '../proof-figures.ts';
import { Section } from './section.tsx';

const seconds = (milliseconds: number): string => isolateLtr(formatShort(Math.round(milliseconds / 10), 2));

/** Reasons to believe the prices: cases, real statements, and measured times. */
export function ProofSection() {
  const { cases, statementLines, sheetMs, sheetRows, keyMs } = proofFigures;
  const rows = formatShort(sheetRows, 0);
  const took = seconds(sheetMs);
  return (
    <Section
      id="proof"
      title={<Trans>Checked to the halala</Trans>}
      lead={<Trans>Figures from our own tests and measurements.</Trans>}
    >
      <dl className="grid gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        <Proof figure={isolateLtr(`${cases} / ${cases}`)}>
          <Trans>worked cases come out to the halala, every time the code changes</Trans>
        </Proof>
        <Proof figure={isolateLtr(`${statementLines} / ${statementLines}`)}>
          <Trans>lines of real store statements are rounded as Saer rounds them</Trans>
        </Proof>
        <Proof figure={<Trans>{took} s</Trans>}>
          <Trans>
            for an .xlsx of {rows} products and 30 columns: sent, read, priced, saved and written back
          </Trans>
        </Proof>
        <Proof figure={<Trans>{keyMs} ms</Trans>}>
          <Trans>from a key to its price on the screen, on a page as narrow as a phone’s</Trans>
        </Proof>
      </dl>
      <p className="mt-3 text-sm text-muted">
        <Trans>
          Times are medians of repeated runs on a quiet machine with two cores, the server on the same one.
          Your own browser’s time is above, at the 500 products; where the fees come from is below.
        </Trans>
      </p>
    </Section>
  );
}

function Proof({ figure, children }: { readonly figure: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-surface p-5">
      <dt className="mt-1 text-sm text-muted">{children}</dt>
      <dd className="text-2xl font-semibold text-brand-strong">{figure}</dd>
    </div>
  );
}
