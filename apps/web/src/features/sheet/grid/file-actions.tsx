import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3, Ellipsis, FileUp } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { buttonStyle } from '../../../components/button-style.ts';
import { MenuButton } from '../../../components/menu-button.tsx';
import { useIsWide } from '../../../lib/use-is-wide.ts';

type Props = { readonly onColumns: () => void; readonly onAnother: () => void };

/** Goes back to the file's columns, or to another file; behind one button on a phone. */
export function FileActions({ onColumns, onAnother }: Props) {
  const { t } = useLingui();
  const isWide = useIsWide();
  if (isWide)
    return (
      <>
        <Button tone="quiet" onPress={onAnother}>
          <Trans>Another file</Trans>
        </Button>
        <Button tone="quiet" onPress={onColumns}>
          <Trans>Columns and units</Trans>
        </Button>
      </>
    );
  return (
    <MenuButton
      label={t`The file`}
      className={`${buttonStyle('plain')} w-control`}
      actions={[
        { id: 'columns', title: t`Columns and units`, icon: <Columns3 aria-hidden />, run: onColumns },
        { id: 'another', title: t`Another file`, icon: <FileUp aria-hidden />, run: onAnother },
      ]}
    >
      <Ellipsis aria-hidden className="size-4 shrink-0" />
    </MenuButton>
  );
}
