import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button/button.tsx';
import { keyStyle } from '../../../components/button/button-style.ts';
import { useAltKey } from '../../../lib/hooks/use-alt-key.ts';
import { focusField } from '../form/field-anchor.tsx';
import { forgetSaveKey } from './save-key.ts';

type Props = {
  readonly startNext: () => void;
  /** Another button beside it leads on. */
  readonly isBeside?: boolean;
};

/** Offered once a product is saved: the same form for the next one, from its cost on. Also Alt N anywhere. */
export function NextProduct({ startNext, isBeside = false }: Props) {
  const next = (): void => {
    forgetSaveKey();
    startNext();
    // Once the form is empty.
    requestAnimationFrame(() => focusField('cost'));
  };
  useAltKey('n', next);
  return (
    <Button tone={isBeside ? 'plain' : 'primary'} onPress={next} shortcut="Alt+N">
      <Trans>Next product</Trans>
      <kbd aria-hidden dir="ltr" className={keyStyle}>
        Alt N
      </kbd>
    </Button>
  );
}
