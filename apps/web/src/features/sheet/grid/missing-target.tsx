import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { QuestionLine } from './question-line.tsx';

/** Says once, and not at every row, that a file asks for no profit at all. */
export function MissingTarget({ rows, onSet }: { readonly rows: number; readonly onSet: () => void }) {
  if (rows === 0) return null;
  return (
    <div className="min-w-0 rounded-control bg-warning-soft md:flex-1 md:basis-64">
      <QuestionLine
        action={
          <Button tone="quiet" onPress={onSet}>
            <Trans>Set a target</Trans>
          </Button>
        }
      >
        <Plural
          value={rows}
          one="No target profit: # row uses a proposed factor."
          other="No target profit: # rows use proposed factors."
        />
      </QuestionLine>
    </div>
  );
}
