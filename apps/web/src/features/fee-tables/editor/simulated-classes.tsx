import { Trans, useLingui } from '@lingui/react/macro';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import { fieldWords } from '../fee-words.ts';
import type { Fees, Verdict } from './simulate-parcel.ts';
import type { NamedClass } from './named-class.ts';

type Props = { readonly classes: readonly NamedClass[]; readonly verdicts: readonly Verdict[] };

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

/** Which class takes the parcel and what it costs there, and why those before it do not. */
export function SimulatedClasses({ classes, verdicts }: Props) {
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
