import { Trans, useLingui } from '@lingui/react/macro';
import { handovers } from '@saer/contract/choices';
import type { Handover } from '@saer/contract/fee-table';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { useId, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { UnitMark } from '../../../components/unit-mark.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { handoverWords } from '../fee-words.ts';
import { NumberField } from '../../../domain/number-field/number-field.tsx';
import { type Rule, simulateParcel } from './simulate-parcel.ts';
import type { NamedClass } from './named-class.ts';
import { SimulatedClasses } from './simulated-classes.tsx';
import { numberKinds } from '../../../domain/number-field/number-kinds.ts';

type Props = { readonly classes: readonly NamedClass[]; readonly rule: Rule };

const nothing = { a: '', b: '', c: '', weight: '', price: '' };
type Typed = typeof nothing;

/** A parcel tried against the classes as they are typed, before anything is saved. */
export function SizeSimulator({ classes, rule }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<Typed>(nothing);
  const edited = classes.find(({ isEdited }) => isEdited)?.sizeClass.handover ?? null;
  const [chosen, setChosen] = useState<Handover>();
  const handover = chosen ?? edited ?? 'DROP_OFF';
  const asksHandover = classes.some(({ sizeClass }) => sizeClass.handover !== null);
  const offered = classes.filter(
    ({ sizeClass }) => sizeClass.handover === null || sizeClass.handover === handover,
  );
  const numbers = {
    a: numberKinds.side.read(typed.a),
    b: numberKinds.side.read(typed.b),
    c: numberKinds.side.read(typed.c),
    weight: numberKinds.weight.read(typed.weight),
    price: numberKinds.money.read(typed.price),
  };
  const field = (name: keyof Typed) => {
    const number = numbers[name];
    return {
      text: typed[name],
      onChange: (text: string) => setTyped({ ...typed, [name]: text }),
      problem: number.is === 'wrong' ? number.problem : undefined,
    };
  };
  const side = { ...numberKinds.side, end: <UnitMark>{t`cm`}</UnitMark> };
  const valueOf = (name: keyof Typed): number => {
    const number = numbers[name];
    return number.is === 'number' ? number.value : 0;
  };
  const [a, b, c, weight] = [valueOf('a'), valueOf('b'), valueOf('c'), valueOf('weight')];
  const verdicts =
    a > 0 && b > 0 && c > 0 && weight > 0
      ? simulateParcel(
          offered.map(({ sizeClass }) => sizeClass),
          {
            sides: [a, b, c],
            weight,
            price: numbers.price.is === 'number' ? numbers.price.value : undefined,
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
        <NumberField {...field('a')} {...side} label={t`Length`} />
        <NumberField {...field('b')} {...side} label={t`Width`} />
        <NumberField {...field('c')} {...side} label={t`Height`} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <NumberField
          {...field('weight')}
          {...numberKinds.weight}
          end={<UnitMark>{t`g`}</UnitMark>}
          label={t`Weight`}
        />
        <NumberField
          {...field('price')}
          {...numberKinds.money}
          end={<UnitMark>{RIYAL_SIGN}</UnitMark>}
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
