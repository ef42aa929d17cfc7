import { Trans } from '@lingui/react/macro';

/** Words above releases where no stable one is published. */
export const OnlyBetaWords = () => (
  <Trans>
    These are beta releases, for trying what is new: they may have faults. No stable one is published.
  </Trans>
);
