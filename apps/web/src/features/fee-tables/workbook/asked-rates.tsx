import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AskedRate } from '@saer/contract/fee-version';
import { recordLabel } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
import { fieldWords } from '../fee-words.ts';
import { PercentQuestion } from '../percent-question.tsx';
import { subFamiliesQuery } from '../queries.ts';

type Props = {
  readonly asked: readonly AskedRate[];
  readonly onAnswer: (cells: readonly string[], isShare: boolean) => void;
};

/** Asks about each rate of a workbook below 1 % whose cell has no percent sign, before it is applied. */
export function AskedRates({ asked, onAnswer }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { data: subFamilies = [] } = useQuery(subFamiliesQuery);
  const nameIn = ({ subFamily, field }: AskedRate): string => {
    if (field === 'feeVat') return recordLabel(i18n, field);
    const found = subFamilies.find(({ code }) => code === subFamily);
    return `${found === undefined ? (subFamily ?? '') : nameOf(found, language)}: ${i18n._(fieldWords[field])}`;
  };
  const cells = asked.map(({ cell }) => cell);
  return (
    <div aria-live="polite">
      {asked.length === 0 ? null : (
        <Notice tone="warning">
          <p className="font-medium">
            <Plural
              value={asked.length}
              one="# cell has a rate below one per cent and no percent sign. Answer before the changes are applied."
              other="# cells have rates below one per cent and no percent sign. Answer before the changes are applied."
            />
          </p>
          {asked.length > 1 ? (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onPress={() => onAnswer(cells, true)}>
                <Trans>Multiply all by 100</Trans>
              </Button>
              <Button onPress={() => onAnswer(cells, false)}>
                <Trans>All are right</Trans>
              </Button>
            </div>
          ) : null}
          <ul className="mt-2 flex max-h-96 flex-col gap-2 overflow-auto">
            {asked.map((each) => (
              <li key={each.cell}>
                <PercentQuestion
                  label={nameIn(each)}
                  place={
                    <>
                      <bdi dir="ltr" className="font-mono text-xs">
                        {each.cell}
                      </bdi>{' '}
                      <span className="font-medium">{nameIn(each)}.</span>
                    </>
                  }
                  rate={each.rate}
                  onMeant={() => onAnswer([each.cell], true)}
                  onKeep={() => onAnswer([each.cell], false)}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
