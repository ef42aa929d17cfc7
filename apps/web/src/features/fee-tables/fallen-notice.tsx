import { Trans } from '@lingui/react/macro';
import { Notice } from '../../components/layout/notice.tsx';

/** Says that a changed figure is to be confirmed again. Always on the page, so that a screen reader hears it. */
export function FallenNotice({ isFallen }: { readonly isFallen: boolean }) {
  return (
    <output className="block empty:hidden">
      {isFallen ? (
        <Notice tone="warning">
          <Trans>
            You changed a figure, so it is to be confirmed again. Name its new source to say how far it is
            backed.
          </Trans>
        </Notice>
      ) : null}
    </output>
  );
}
