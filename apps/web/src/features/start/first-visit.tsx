import { Trans, useLingui } from '@lingui/react/macro';
import { Calculator, FileSpreadsheet, type LucideIcon, PackagePlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PageLinkButton } from '../../components/page-link-button.tsx';
import { AddExamplesButton } from '../../domain/examples/add-examples-button.tsx';
import { CalculatorButton } from './calculator-button.tsx';

type WayProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
};

/** One way to begin. */
function Way({ icon: Icon, title, children, action }: WayProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <span className="grid size-control place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon aria-hidden className="size-5" />
      </span>
      <h2 id={id} className="text-base font-semibold text-ink">
        {title}
      </h2>
      <p className="flex-1 text-sm text-muted">{children}</p>
      <div className="mt-2 flex flex-col">{action}</div>
    </section>
  );
}

/** The three ways to begin, before there is a product. */
export function FirstVisit() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Way icon={Calculator} title={t`One product`} action={<CalculatorButton />}>
        <Trans>Enter its cost and size, and see what each store leaves you, riyal by riyal.</Trans>
      </Way>
      <Way
        icon={FileSpreadsheet}
        title={t`All of them at once`}
        action={
          <PageLinkButton to="/user/sheet">
            <FileSpreadsheet aria-hidden className="size-4" />
            <Trans>Upload a spreadsheet</Trans>
          </PageLinkButton>
        }
      >
        <Trans>
          Upload the sheet you already use: its columns are recognised, and every row gets a price.
        </Trans>
      </Way>
      <Way icon={PackagePlus} title={t`Look round first`} action={<AddExamplesButton />}>
        <Trans>
          Two dozen example products, some of which lose money. Try everything, then remove them with one
          press.
        </Trans>
      </Way>
    </div>
  );
}
