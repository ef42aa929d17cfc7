import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Button } from './button.tsx';

/** Prints the page as it stands, without the app round it. */
export function PrintButton() {
  const { t } = useLingui();
  return (
    <Button onPress={() => print()}>
      <Printer aria-hidden className="size-4" />
      {t`Print`}
    </Button>
  );
}
