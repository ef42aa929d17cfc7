import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Instant } from '../../../components/figure/instant.tsx';
import { lastChangeQuery } from '../queries.ts';

export type ChangedEntity = Parameters<typeof lastChangeQuery>[0];

type Props = { readonly entity: ChangedEntity; readonly entityId: number };

/** Who changed a row last, and when. */
export function WhoChanged({ entity, entityId }: Props) {
  const { data } = useQuery(lastChangeQuery(entity, entityId));
  if (data === undefined || data === null) {
    return (
      <span>
        <Trans>Someone else has changed this.</Trans>
      </span>
    );
  }
  const at = <Instant at={data.at} />;
  const name = data.actor?.fullName;
  return (
    <span>
      {name === undefined ? (
        <Trans>This was changed at {at}.</Trans>
      ) : (
        <Trans>
          <bdi>{name}</bdi> changed this at {at}.
        </Trans>
      )}
    </span>
  );
}
