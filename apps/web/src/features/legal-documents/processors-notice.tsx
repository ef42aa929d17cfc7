import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../components/notice.tsx';
import { partnersQuery } from './queries.ts';

/** The outside systems in use, which the privacy policy must name. */
export function ProcessorsNotice() {
  const { data } = useQuery(partnersQuery);
  if (data === undefined) return null;
  const names = data.filter(({ isStandIn }) => !isStandIn).map(({ name }) => name);
  const list = names.join(' · ');
  return (
    <Notice>
      {names.length === 0 ? (
        <Trans>
          No outside system is set up on this server: messages, payments and identity checks are local. The
          policy must name every one that you set up later.
        </Trans>
      ) : (
        <Trans>
          Outside systems set up on this server: <bdi>{list}</bdi>. The policy must name each of them.
        </Trans>
      )}
    </Notice>
  );
}
