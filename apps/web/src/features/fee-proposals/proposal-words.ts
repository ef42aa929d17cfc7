import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ProposalState, ProposedAction, ProposedEntity } from '@saer/contract/fee-proposal';
import type { BadgeTone } from '../../components/badge.tsx';

export const actionWords: Readonly<Record<ProposedAction, MessageDescriptor>> = {
  create: msg({ message: 'New', context: 'proposed change' }),
  update: msg({ message: 'Change', context: 'proposed change' }),
  remove: msg({ message: 'Deletion', context: 'proposed change' }),
};

export const entityWords: Readonly<Record<ProposedEntity, MessageDescriptor>> = {
  serviceFee: msg`Service fee`,
  productFeeOverride: msg`Agreed fee for all sellers`,
  store: msg`Store`,
};

export const stateWords: Readonly<
  Record<ProposalState, { readonly label: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  proposed: { label: msg({ message: 'Waits', context: 'proposed change' }), tone: 'warning' },
  approved: { label: msg({ message: 'Approved', context: 'proposed change' }), tone: 'positive' },
  rejected: { label: msg({ message: 'Rejected', context: 'proposed change' }), tone: 'negative' },
  withdrawn: { label: msg({ message: 'Withdrawn', context: 'proposed change' }), tone: 'neutral' },
};
