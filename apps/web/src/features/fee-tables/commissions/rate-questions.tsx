import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-number';
import { meantRate } from '@saer/quoting/below-one-percent';
import { Button } from '../../../components/button/button.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';

interface AskedRate {
  /** Its category and column. */
  readonly label: string;
  readonly rate: number;
}

type Props = {
  readonly asked: readonly AskedRate[];
  readonly onMeant: () => void;
  readonly onKeep: () => void;
};

/** Says to screen readers what is asked below a row, once typing rests, and answers several questions at once. */
export function RateQuestions({ asked, onMeant, onKeep }: Props) {
  const { t } = useLingui();
  const [first] = asked;
  const written = formatRate(first?.rate ?? 0);
  const meant = formatRate(meantRate(first?.rate ?? 0));
  const one =
    first === undefined
      ? ''
      : `${first.label}. ${t`${written} is less than one per cent. Was ${meant} meant?`}`;
  const said = useDebounced(asked.length > 1 ? '' : one, 500);
  return (
    <div aria-live="polite">
      {asked.length > 1 ? (
        <Notice tone="warning">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p>
              <Plural
                value={asked.length}
                one="# rate is less than one per cent, asked about below its row."
                other="# rates are less than one per cent, asked about below their rows."
              />
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onPress={onMeant}>
                <Trans>Multiply all by 100</Trans>
              </Button>
              <Button onPress={onKeep}>
                <Trans>All are right</Trans>
              </Button>
            </div>
          </div>
        </Notice>
      ) : (
        <p className="sr-only">{said}</p>
      )}
    </div>
  );
}
