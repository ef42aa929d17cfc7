import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../components/layout/notice.tsx';
import { WhoChanged } from '../conflict/who-changed.tsx';

type Props = {
  readonly feeTableId: number;
  readonly problem: { readonly words: string; readonly isStale: boolean } | undefined;
};

/** Why a step was rejected; after a conflict, who was faster, and that the current state is displayed. */
export function StepError({ feeTableId, problem }: Props) {
  return (
    <div role="alert" className="empty:hidden">
      {problem === undefined ? null : (
        <Notice tone="danger">
          {problem.isStale ? (
            <>
              <WhoChanged entity="feeTable" entityId={feeTableId} />{' '}
              <Trans>The page shows the latest data. Review it, then try again.</Trans>
            </>
          ) : (
            problem.words
          )}
        </Notice>
      )}
    </div>
  );
}
