import { Trans, useLingui } from '@lingui/react/macro';
import { handovers } from '@saer/contract/choices';
import type { Handover } from '@saer/contract/fee-table';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';
import { parseSide, parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney } from '@saer/i18n/parse-money';
import { useId, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { handoverWords } from '../fee-words.ts';
import { FigureField } from './figure-field.tsx';
import { type Rule, simulateParcel } from './simulate-parcel.ts';
import type { NamedClass } from './named-class.ts';
import { SimulatedClasses } from './simulated-classes.tsx';
import { useErrorText } from './use-error-text.ts';

type Props = { readonly classes: readonly NamedClass[]; readonly rule: Rule };

const nothing = { a: '', b: '', c: '', weight: '', price: '' };
type Typed = typeof nothing;

/** A parcel tried against the classes as they are typed, before anything is saved. */
export function SizeSimulator({ classes, rule }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const problemText = useErrorText();
  const [typed, setTyped] = useState<Typed>(nothing);
  const edited = classes.find(({ isEdited }) => isEdited)?.sizeClass.handover ?? null;
  const [chosen, setChosen] = useState<Handover>();
  const handover = chosen ?? edited ?? 'DROP_OFF';
  const asksHandover = classes.some(({ sizeClass }) => sizeClass.handover !== null);
  const offered = classes.filter(
    ({ sizeClass }) => sizeClass.handover === null || sizeClass.handover === handover,
  );
  const parsed = {
    a: parseSide(typed.a),
    b: parseSide(typed.b),
    c: parseSide(typed.c),
    weight: parseWeight(typed.weight),
    price: parseMoney(typed.price),
  };
  const field = (name: keyof Typed) => {
    const read = parsed[name];
    const refusal = read.ok || read.reason === 'empty' ? undefined : { refusal: read.reason };
    return {
      text: typed[name],
      onChange: (text: string) => setTyped({ ...typed, [name]: text }),
      error: problemText(refusal),
    };
  };
  const side = { parse: parseSide, print: formatSide, unit: t`cm` };
  const { a, b, c, weight, price } = parsed;
  const verdicts =
    a.ok && b.ok && c.ok && weight.ok && a.value > 0 && b.value > 0 && c.value > 0 && weight.value > 0
      ? simulateParcel(
          offered.map(({ sizeClass }) => sizeClass),
          {
            sides: [a.value, b.value, c.value],
            weight: weight.value,
            price: price.ok ? price.value : undefined,
          },
          rule,
        )
      : undefined;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Try a size</Trans>
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        <Trans>Against the table as it is typed here; nothing needs to be saved.</Trans>
      </p>
      <div className="grid grid-cols-3 gap-2">
        <FigureField {...field('a')} {...side} label={t`Length`} />
        <FigureField {...field('b')} {...side} label={t`Width`} />
        <FigureField {...field('c')} {...side} label={t`Height`} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <FigureField
          {...field('weight')}
          parse={parseWeight}
          print={formatWeight}
          unit={t`g`}
          label={t`Weight`}
        />
        <FigureField
          {...field('price')}
          parse={parseMoney}
          print={formatAmount}
          unit={RIYAL_SIGN}
          label={t`Price`}
        />
      </div>
      {asksHandover ? (
        <div className="mt-3">
          <SegmentedControl
            label={t`Handover`}
            hideLabel
            options={handovers.map((each) => ({ id: each, name: i18n._(handoverWords[each]) }))}
            value={handover}
            onChange={setChosen}
          />
        </div>
      ) : null}
      <div aria-live="polite" className="mt-4">
        {verdicts === undefined ? null : <SimulatedClasses classes={offered} verdicts={verdicts} />}
      </div>
    </Card>
  );
}
