import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { GridSession } from './use-grid-session.ts';

/** Shows the last failure in the grid, with the way to try it again. */
export function GridFailureNotice({ session: { failure, retry } }: { readonly session: GridSession }) {
  if (failure === null) return null;
  return (
    <div role="alert">
      <Notice tone="danger">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {failure.of === 'action' ? (
            <Trans>Your last change was not applied. The rows are as before it.</Trans>
          ) : (
            <Trans>Some rows could not be priced. Nothing you entered is lost.</Trans>
          )}
          <Button onPress={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}
