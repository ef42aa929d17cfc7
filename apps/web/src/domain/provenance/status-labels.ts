import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ProvenanceStatus } from '@saer/contract/fees/provenance';

/** Says how a figure came to us, as a sentence. */
export const statusSentences: Readonly<Record<ProvenanceStatus, MessageDescriptor>> = {
  sourced: msg`Confirmed by a public source.`,
  conflicting: msg`Sources disagree.`,
  unsourced: msg`No source was found.`,
  proposed: msg`Nobody has confirmed it yet.`,
  confirmed: msg`An admin confirmed it.`,
};

/** The same as an admin chooses it. */
export const statusLabels: Readonly<Record<ProvenanceStatus, MessageDescriptor>> = {
  confirmed: msg`Confirmed: I have checked it`,
  sourced: msg`Confirmed by a public source`,
  conflicting: msg`Sources disagree`,
  unsourced: msg`No source found`,
  proposed: msg`To be confirmed`,
};
