import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { RemoveExamples } from './remove-examples.tsx';

/** Says that the figures count examples, and removes them. */
export function ExamplesNotice({ examples }: { readonly examples: number }) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-60 flex-1">
          <Plural
            value={examples}
            one="# example product counts in everything you see here."
            other="# example products count in everything you see here."
          />
        </p>
        <Button onPress={() => setRemoving(true)}>
          <Trans>Remove the examples</Trans>
        </Button>
      </div>
      {isRemoving ? <RemoveExamples onClose={() => setRemoving(false)} /> : null}
    </Notice>
  );
}
