import { Trans, useLingui } from '@lingui/react/macro';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { FieldLinks } from '../form/field-links.tsx';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';

type Props = {
  readonly mode: Draft['mode'];
  readonly missing: readonly DraftField[];
  /** Fields whose text cannot be read. */
  readonly unread: readonly DraftField[];
  readonly onExample: () => void;
};

/** The missing fields, each with a link to it. */
export function UnfinishedPanel({ mode, missing, unread, onExample }: Props) {
  const { t } = useLingui();
  const isUnread = unread.length > 0;
  const needed = missing.filter((field) => !unread.includes(field));
  const appears =
    mode === 'check' ? t`The profit appears here as you type` : t`The price appears here as you type`;
  const stillNeeded: ReactNode = <Trans>Still needed:</Trans>;
  return (
    <Card>
      <div data-testid="unfinished">
        <EmptyState
          icon={<Calculator />}
          title={isUnread ? t`One number is not valid` : appears}
          action={
            <>
              <FieldLinks fields={isUnread ? unread : needed} />
              {isUnread && needed.length > 0 ? (
                <>
                  <p className="text-sm text-muted">{stillNeeded}</p>
                  <FieldLinks fields={needed} />
                </>
              ) : null}
              <Button tone="quiet" onPress={onExample}>
                <Trans>Try an example</Trans>
              </Button>
            </>
          }
        >
          {isUnread ? <FixIt mode={mode} /> : stillNeeded}
        </EmptyState>
      </div>
    </Card>
  );
}

function FixIt({ mode }: Pick<Props, 'mode'>) {
  return mode === 'check' ? (
    <Trans>Fix it to see the profit:</Trans>
  ) : (
    <Trans>Fix it to see the price:</Trans>
  );
}
