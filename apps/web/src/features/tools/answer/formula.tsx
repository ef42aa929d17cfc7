import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { memo } from 'react';
import { Disclosure } from '../../../components/layout/disclosure.tsx';

/** How a tool calculates, on request. */
export const Formula = memo(function Formula({ lines }: { readonly lines: readonly MessageDescriptor[] }) {
  const { _ } = useLingui();
  return (
    <Disclosure title={<Trans>How this is calculated</Trans>} level={2}>
      <ol className="flex flex-col gap-1.5 pb-2 text-sm text-muted">
        {lines.map((line) => (
          <li key={line.id}>{_(line)}</li>
        ))}
      </ol>
    </Disclosure>
  );
});
