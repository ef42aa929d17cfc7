import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';

type Props = {
  readonly why: string;
  readonly received: number;
  readonly total: number;
  readonly onContinue: () => void;
  readonly onClose: () => void;
};

/** The connection broke while rows were being sent: received rows remain. */
export function SaveInterrupted({ why, received, total, onContinue, onClose }: Props) {
  return (
    <>
      <div role="alert">
        <Notice tone="warning">
          <p className="font-medium">{why}</p>
          <p>
            <Trans>
              {received} of {total} rows have arrived and are waiting. Nothing is saved yet.
            </Trans>
          </p>
        </Notice>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onPress={onContinue}>
          <Trans>Continue</Trans>
        </Button>
        <Button onPress={onClose}>
          <Trans>Back to the rows</Trans>
        </Button>
      </div>
    </>
  );
}
