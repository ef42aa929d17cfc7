import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReleaseChannel } from '@saer/contract/site/release';

/** The meaning of the choice between them. */
export const channelMeaning: MessageDescriptor = msg`Stable is for daily work. Beta comes earlier, for trying what is new, and may have faults.`;

/** The channels as people call them. */
export const channelWords: Readonly<Record<ReleaseChannel, MessageDescriptor>> = {
  stable: msg`Stable`,
  beta: msg`Beta`,
};
