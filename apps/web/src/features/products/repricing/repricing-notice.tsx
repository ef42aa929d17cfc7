import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lineLinkStyle } from '../../../components/button/button-style.ts';
import { Notice } from '../../../components/layout/notice.tsx';
import { outdatedCountsQuery } from '../queries.ts';

/** Says on the list that fees or range factors have changed, and for how many products that matters. */
export function RepricingNotice() {
  const { data } = useQuery(outdatedCountsQuery);
  const { all, short, loss, noPrice } = data?.counts ?? { all: 0, short: 0, loss: 0, noPrice: 0 };
  if (all === 0) return null;
  return (
    <Notice tone={short + loss + noPrice > 0 ? 'warning' : 'info'}>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="min-w-60 flex-1">
          <Plural
            value={all}
            one="Fees or range factors have changed for # of your products."
            other="Fees or range factors have changed for # of your products."
          />{' '}
          {short > 0 ? (
            <Plural
              value={short}
              one="# no longer reaches your target profit."
              other="# no longer reach your target profit."
            />
          ) : (
            <Trans>None of them falls below your target profit by it.</Trans>
          )}
          {loss > 0 ? (
            <>
              {' '}
              <Plural value={loss} one="# is sold at a loss." other="# are sold at a loss." />
            </>
          ) : null}
          {noPrice > 0 ? (
            <>
              {' '}
              <Plural
                value={noPrice}
                one="# has no possible price now."
                other="# have no possible price now."
              />
            </>
          ) : null}
        </p>
        <Link to="/user/repricing" className={`-my-3 max-sm:mt-0 ${lineLinkStyle}`}>
          <Trans>Review prices</Trans>
        </Link>
      </div>
    </Notice>
  );
}
