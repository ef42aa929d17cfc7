import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReleaseChannel, ReleaseState } from '@saer/contract/site/release';
import type { BadgeTone } from '../../../components/layout/badge.tsx';

export const stateWords: Readonly<
  Record<ReleaseState, { readonly label: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  DRAFT: { label: msg`Draft`, tone: 'neutral' },
  PUBLISHED: { label: msg`Published`, tone: 'positive' },
  WITHDRAWN: { label: msg`Withdrawn`, tone: 'warning' },
};

export const channelWords: Readonly<Record<ReleaseChannel, MessageDescriptor>> = {
  stable: msg`Stable`,
  beta: msg`Beta`,
};
