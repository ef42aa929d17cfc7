import { Plural, Trans } from '@lingui/react/macro';
import type { findAppliedActions } from '@saer/contract/product-actions';
import type { EndpointReply } from '@saer/contract/endpoint';
import { formatScaled } from '@saer/i18n/format-number';
import { Link } from '@tanstack/react-router';
import { linkStyle } from '../../../components/link-style.ts';
import { Money } from '../../../components/money.tsx';

type Props = EndpointReply<typeof findAppliedActions>['totals'];

/** The difference each month by prices still in force, as far as the seller has entered sales; and what is not known. */
export function AppliedTotals({ applied, inForce, counted, sameSales, monthly }: Props) {
  const sum = (
    <strong className="font-semibold text-ink">
      <Money halalas={Math.abs(monthly)} />
    </strong>
  );
  const of = {
    counted: <bdi dir="ltr">{formatScaled(counted, 0)}</bdi>,
    inForce: <bdi dir="ltr">{formatScaled(inForce, 0)}</bdi>,
  };
  return (
    <>
      {counted === 0 ? (
        <p>
          <Trans>
            What it brought is not known: nobody but you knows how many you sold. Enter your monthly sales in{' '}
            <Link to="/user/products" className={linkStyle}>
              My products
            </Link>
            .
          </Trans>
        </p>
      ) : (
        <p>
          {monthly < 0 ? (
            <Trans>
              By the sales you entered, {sum} a month less than before: the {of.counted} of {of.inForce}{' '}
              prices still in force whose sales are known.
            </Trans>
          ) : (
            <Trans>
              By the sales you entered, {sum} a month more than before: the {of.counted} of {of.inForce}{' '}
              prices still in force whose sales are known.
            </Trans>
          )}{' '}
          {sameSales === 0 ? null : (
            <Plural
              value={sameSales}
              one="For # of them you have entered no other sales since: it counts with as many as before."
              other="For # of them you have entered no other sales since: they count with as many as before."
            />
          )}
        </p>
      )}
      {inForce === applied ? null : (
        <p>
          <Plural
            value={applied - inForce}
            one="# has another price since, and is in no sum."
            other="# have another price since, and are in no sum."
          />
        </p>
      )}
    </>
  );
}
