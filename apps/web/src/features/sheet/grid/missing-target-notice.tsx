import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';

/** Says once, and not at every row, that a file asks for no profit at all. */
export function MissingTargetNotice({ rows, onSet }: { readonly rows: number; readonly onSet: () => void }) {
  if (rows === 0) return null;
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          <Plural
            value={rows}
            one="This file has no target profit: # row is priced by a proposed range factor that is not confirmed yet."
            other="This file has no target profit: # rows are priced by proposed range factors that are not confirmed yet."
          />
        </p>
        <Button onPress={onSet}>
          <Trans>Set a target for the whole file</Trans>
        </Button>
      </div>
    </Notice>
  );
}
