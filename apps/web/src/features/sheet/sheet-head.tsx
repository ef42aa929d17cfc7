import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useIsWide } from '../../lib/hooks/use-media-query.ts';
import type { Phase } from './session/session-data.ts';
import { Stepper } from '../../components/button/stepper.tsx';

const indexes = { start: 0, upload: 0, reading: 0, assign: 1, edit: 2 } as const satisfies Record<
  Phase['name'],
  number
>;

/** The three steps, and which one this is. */
function SheetSteps({ phase }: { readonly phase: Phase['name'] }) {
  const { t } = useLingui();
  return <Stepper steps={[t`Upload`, t`Columns`, t`Fix and save`]} current={indexes[phase]} />;
}

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
  const isWide = useIsWide();
  // A phone's bar has the title, and its rows need the space.
  if (phase === 'edit' && !isWide)
    return (
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="sr-only">{t`Price a spreadsheet`}</h1>
        <div className="sr-only">
          <SheetSteps phase={phase} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <div className="me-auto">{state}</div>
          {actions}
        </div>
        {about === undefined ? null : <p className="text-xs text-muted">{about}</p>}
      </header>
    );
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
