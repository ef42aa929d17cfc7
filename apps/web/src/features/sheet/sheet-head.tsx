import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import type { Phase } from './session/session-reducer.ts';
import { SheetSteps } from './sheet-steps.tsx';

type Props = {
  readonly phase: Phase['name'];
  /** Instead of the page's purpose, once it is known. */
  readonly about?: ReactNode;
  /** The state of the rows, beside the steps. */
  readonly state?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of the page at every step. */
export function SheetHead({ phase, about, state, actions }: Props) {
  const { t } = useLingui();
  return (
    <PageHeader
      title={t`Price a spreadsheet`}
      about={
        phase === 'edit' ? (
          about
        ) : (
          <Trans>Upload your spreadsheet, fix what’s wrong and save all its products at once.</Trans>
        )
      }
      meta={
        <>
          <SheetSteps phase={phase} />
          {state}
        </>
      }
      actions={actions}
    />
  );
}
