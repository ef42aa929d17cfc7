import { Trans, useLingui } from '@lingui/react/macro';
import { handovers } from '@saer/contract/fees/choices';
import type { Handover } from '@saer/contract/fees/fee-table';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { useId, useState } from 'react';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { Card } from '../../../components/layout/card.tsx';
import { UnitMark } from '../../../components/figure/unit-mark.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { handoverWords, fieldWords } from '../fee-words.ts';
import { NumberField } from '../../../domain/number-field/number-field.tsx';
import { type Rule, simulateParcel, type Fees, type Verdict } from './simulate-parcel.ts';
import type { NamedClass } from './class-draft.ts';
import { numberKinds } from '../../../domain/number-field/read-number.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';

type SimulatedClassesProps = {
  readonly classes: readonly NamedClass[];
  readonly verdicts: readonly Verdict[];
};

function FeeWords({ fees }: { readonly fees: Fees }) {
  const { fee, above, breakpoint } = fees;
  return (
    <>
      <p className="text-lg font-semibold" data-testid="simulated-fee">
        <Money halalas={fee.net} />{' '}
        <span className="text-sm font-normal text-muted">
          <Trans>
            before VAT, <Money halalas={fee.gross} /> with it
          </Trans>
        </span>
      </p>
      {above === null || breakpoint === null ? null : (
        <p className="text-sm text-muted">
          <Trans>
            Above a price of <Money halalas={breakpoint} />: <Money halalas={above.net} /> before VAT,{' '}
            <Money halalas={above.gross} /> with it
          </Trans>
        </p>
      )}
    </>
  );
}

function Reason({ verdict }: { readonly verdict: Verdict }) {
  const { t, i18n } = useLingui();
  if (verdict.is === 'tooLong') {
    const side = i18n._(fieldWords[verdict.side]);
    const measured = isolateLtr(formatSide(verdict.measured));
    const limit = isolateLtr(formatSide(verdict.limit));
    return <>{t`${side}: ${measured} cm, at most ${limit} cm`}</>;
  }
  if (verdict.is === 'tooHeavy') {
    const weight = isolateLtr(formatWeight(verdict.shippingWeight));
    const limit = isolateLtr(formatWeight(verdict.limit));
    return <>{t`Ships at ${weight} g, at most ${limit} g`}</>;
  }
  return null;
}

/** The class that takes the parcel with its fee, and why those before it do not. */
function SimulatedClasses({ classes, verdicts }: SimulatedClassesProps) {
  const caughtAt = verdicts.findIndex(({ is }) => is === 'caught');
  const caught = verdicts[caughtAt];
  const name = classes[caughtAt]?.name ?? '';
  const passed = caughtAt === -1 ? verdicts : verdicts.slice(0, caughtAt);
  const later = caughtAt === -1 ? undefined : classes[caughtAt + 1]?.name;
  return (
    <div className="flex flex-col gap-3 text-sm">
      {caught?.is === 'caught' ? (
        <div className="rounded-control bg-brand-soft px-3.5 py-3">
          <p className="flex items-center gap-2 font-medium text-brand-strong" data-testid="simulated-class">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            <bdi>{name}</bdi>
          </p>
          <FeeWords fees={caught.fees} />
          <Slab verdict={caught} />
        </div>
      ) : (
        <Notice tone="danger">
          <Trans>No class takes this parcel.</Trans>
        </Notice>
      )}
      {passed.length === 0 ? null : (
        <ul className="flex flex-col gap-1.5">
          {passed.map((verdict, at) => (
            <li key={classes[at]?.name} className="flex items-start gap-2">
              <CircleMinus aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              <span>
                <bdi className={classes[at]?.isEdited === true ? 'font-semibold' : ''}>
                  {classes[at]?.name}
                </bdi>
                <span className="block text-muted">
                  <Reason verdict={verdict} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {later === undefined ? null : (
        <p className="text-muted">
          <Trans>
            <bdi>{later}</bdi> and later classes are not checked: the first class that fits is used.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Slab({ verdict }: { readonly verdict: Extract<Verdict, { is: 'caught' }> }) {
  const weight = isolateLtr(formatWeight(verdict.shippingWeight));
  const number = (verdict.slab ?? 0) + 1;
  return (
    <p className="text-muted">
      {verdict.slab === null ? (
        <Trans>Ships at {weight} g: above the last slab</Trans>
      ) : (
        <Trans>
          Ships at {weight} g: slab {number}
        </Trans>
      )}
    </p>
  );
}

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
  const getValue = (name: keyof Typed): number => {
    const number = numbers[name];
    return number.is === 'number' ? number.value : 0;
  };
  const [a, b, c, weight] = [getValue('a'), getValue('b'), getValue('c'), getValue('weight')];
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
