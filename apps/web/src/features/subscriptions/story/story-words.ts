import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The events of a subscription's story in plain words, by their kind and name. */
export const storyWords: Readonly<Record<string, MessageDescriptor>> = {
  create: msg`Requested`,
  accept: msg`Accepted`,
  pay: msg`Active after payment`,
  extend: msg`Extended`,
  renew: msg`Renewed`,
  makeUnlimited: msg`Made unlimited`,
  endUnlimited: msg`Given an end again`,
  cancel: msg`Cancelled`,
  cancelAtEnd: msg`To end with its period`,
  resume: msg`Goes on after all`,
  expire: msg`Ended by the clock`,
  timeOut: msg`Cancelled: not paid for a week`,
  refund: msg`Refund ordered`,
  applyCredit: msg`Credit applied`,
  closePaymentTask: msg`Payment task closed`,
  chooseRenewal: msg`Renewal by card switched on`,
  endRenewal: msg`Renewal by card switched off`,
  PURCHASE_PENDING: msg`Payment under way`,
  PURCHASE_SUCCEEDED: msg`Payment successful`,
  PURCHASE_FAILED: msg`Payment failed`,
  REFUND_PENDING: msg`Refund under way`,
  REFUND_SUCCEEDED: msg`Refund paid`,
  REFUND_FAILED: msg`Refund refused`,
  STANDARD: msg`Tax invoice issued`,
  SIMPLIFIED: msg`Simplified tax invoice issued`,
  CREDIT_NOTE: msg`Credit note issued`,
  subscriptionChanged: msg`Message sent to the subscriber`,
};
