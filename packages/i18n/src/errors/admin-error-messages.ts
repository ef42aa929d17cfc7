import type { MessageDescriptor } from '@lingui/core';

/** Error messages about the lists and fee tables that only admins edit: a catalog of their own, which no seller's page loads. */
export const adminErrorMessages = {
  wordTooLong: /*i18n*/ {
    id: 'error.wordTooLong',
    message: 'One of the lines is longer than 60 characters. Write one word or short phrase on each line.',
  },
  tooManyWords: /*i18n*/ {
    id: 'error.tooManyWords',
    message: 'There can be at most 600 words here. Remove some lines.',
  },
  nameTaken: /*i18n*/ {
    id: 'error.nameTaken',
    message: 'Another entry is already called “{name}”. Choose another name, or change that entry.',
  },
  codeTaken: /*i18n*/ {
    id: 'error.codeTaken',
    message: 'Another entry already has the code {code}. Choose another one.',
  },
  inUse: /*i18n*/ {
    id: 'error.inUse',
    message:
      '“{name}” is in use: {count} {list, select, productSubFamily {{count, plural, one {sub family} other {sub families}}} productType {{count, plural, one {type} other {types}}} rangeFactor {{count, plural, one {range factor} other {range factors}}} referralRule {{count, plural, one {commission rule} other {commission rules}}} feeTable {{count, plural, one {fee table} other {fee tables}}} serviceFee {{count, plural, one {service fee} other {service fees}}} productFeeOverride {{count, plural, one {agreed fee} other {agreed fees}}} product {{count, plural, one {product} other {products}}} subscription {{count, plural, one {subscription} other {subscriptions}}} other {{count, plural, one {entry} other {entries}}}}. Move these first, or deactivate it.',
  },
  bandsOverlap: /*i18n*/ {
    id: 'error.bandsOverlap',
    message:
      'The band from {min} {max, select, none {upwards} other {to {max}}} overlaps the band from {otherMin} {otherMax, select, none {upwards} other {to {otherMax}}}. A cost can be in one band only.',
  },
  wrongScope: /*i18n*/ {
    id: 'error.wrongScope',
    message: 'Choose exactly what this factor is for: everything, one family, one sub family or one type.',
  },
  memberTaken: /*i18n*/ {
    id: 'error.memberTaken',
    message:
      'The size class {code} is already in the category “{name}”. Remove it there first; a class belongs to one category.',
  },
  creditsNotRising: /*i18n*/ {
    id: 'error.creditsNotRising',
    message: 'List the price limits of the shipping credit in rising order, one line above the other.',
  },
  sidesNotFalling: /*i18n*/ {
    id: 'error.sidesNotFalling',
    message: 'Enter the sides in falling order: longest, then median, then shortest.',
  },
  slabsMissing: /*i18n*/ {
    id: 'error.slabsMissing',
    message: 'A size class needs at least one weight slab with its fees.',
  },
  slabsWithoutClass: /*i18n*/ {
    id: 'error.slabsWithoutClass',
    message:
      'The weight slabs name a size class “{sizeClass}” ({count, plural, one {# row} other {# rows}}) that the sheet of classes does not have. {renamed, select, none {Add that class, or correct the code in these rows.} other {If it is “{renamed}” now, write that code in these rows too.}}',
  },
  slabsNotRising: /*i18n*/ {
    id: 'error.slabsNotRising',
    message: 'The weight slabs must rise: this one is not heavier than the one before it.',
  },
  slabsEndEarly: /*i18n*/ {
    id: 'error.slabsEndEarly',
    message:
      'The last slab ends at {last} g, but the class takes parcels up to {maximum} g. Add a slab or lower the maximum weight.',
  },
  classNotWider: /*i18n*/ {
    id: 'error.classNotWider',
    message:
      'No parcel would ever reach this class: “{other}” comes before it and takes everything that fits here.',
  },
  classTwice: /*i18n*/ {
    id: 'error.classTwice',
    message: 'The size class {code} appears twice in this fee table.',
  },
  rateTwice: /*i18n*/ {
    id: 'error.rateTwice',
    message: 'This sub family already has a commission in this fee table.',
  },
  partsMissing: /*i18n*/ {
    id: 'error.partsMissing',
    message:
      'A commission with two rates needs both the price at which it changes and the second rate; a flat one needs neither.',
  },
  figureNotOfKind: /*i18n*/ {
    id: 'error.figureNotOfKind',
    message:
      '{figure, select, rate {This kind of fee is a share of the commission: enter a percentage and no amount.} other {This kind of fee is an amount: enter it in riyals, without a percentage.}}',
  },
  serviceFeeDateTaken: /*i18n*/ {
    id: 'error.serviceFeeDateTaken',
    message:
      'The store already has a fee of this kind from {on}. Change that one, or choose the day on which the new one takes effect.',
  },
  versionNotDraft: /*i18n*/ {
    id: 'error.versionNotDraft',
    message: 'Only a draft can be changed. Create a new draft from this fee table and change that.',
  },
  versionBegun: /*i18n*/ {
    id: 'error.versionBegun',
    message:
      'This version has been in force since {on} and prices were calculated with it. Publish a new one to replace it.',
  },
  publishingTakesTwo: /*i18n*/ {
    id: 'error.publishingTakesTwo',
    message:
      '{what, select, waiting {Another change of this already waits for a second person. Decide about that one first.} many {{maximum} changes already wait for a second person, which is the most. Decide about some of them first.} change {This holds for all sellers, so another admin approves it: {names}{more, plural, =0 {} one { or one other admin} other { or # other admins}}.} other {You edited or submitted this version, so somebody else publishes it: {names}{more, plural, =0 {} one { or one other admin} other { or # other admins}}.}}',
  },
  versionDatedBefore: /*i18n*/ {
    id: 'error.versionDatedBefore',
    message: 'The version in force began on {inForce}. A new one begins after it; choose a later day.',
  },
  versionDateTaken: /*i18n*/ {
    id: 'error.versionDateTaken',
    message: 'Another version already begins on {on}. Choose another day.',
  },
  versionIncomplete: /*i18n*/ {
    id: 'error.versionIncomplete',
    message: 'The fee table has no size classes yet. Add them before it goes to review.',
  },
  feeDoubts: /*i18n*/ {
    id: 'error.feeDoubts',
    message:
      '{by, select, submitter {Whoever submitted this fee table has not confirmed everything in it that is missing or improbable. Send it back, so that they confirm or correct it.} change {Something in this change is improbable. Confirm each point, or correct it.} factors {Something in these factors is missing or improbable. Confirm each point, or correct it.} factorsSubmitter {Whoever submitted these factors has not confirmed everything in them that is missing or improbable. Send them back, so that they confirm or correct it.} other {Something in this fee table is missing or improbable. Confirm each point, or correct it.}}',
  },
  workbookTooLarge: /*i18n*/ {
    id: 'error.workbookTooLarge',
    message: 'The workbook is too large. A fee table takes {maximum} rows at most.',
  },
  columnMissing: /*i18n*/ {
    id: 'error.columnMissing',
    message: 'The sheet “{sheet}” has no column “{column}”. Start from an exported fee table.',
  },
  releaseRefused: /*i18n*/ {
    id: 'error.releaseRefused',
    message:
      '{reason, select, version {Write three numbers with dots between them, such as 1.5.0.} signatureFormat {A signature is 64 bytes in base64: 88 characters that end in ==.} key {The server has no key to verify signatures with. Set RELEASE_PUBLIC_KEY and start it again.} taken {There is a release of this version for this platform and channel already. Choose a higher version.} file {This file is not there, or it belongs to another release. Upload it again.} unmet {No published stable release for {platform} has version {least} or a later one: its users would have nothing to update to. Publish one first.} last {Desktop apps older than {least} are refused, and for {platform} this is the only published stable release that is not. Publish another one or lower the oldest version first.} other {This signature does not match this file, platform, channel and version, or it was made with another key.}}',
  },
  announcementState: /*i18n*/ {
    id: 'error.announcementState',
    message:
      '{reason, select, sent {This announcement has been sent, so it can no longer be changed or deleted.} nobody {Nothing was sent: this audience has no account.} past {This time is past. Choose a later one, or send it now.} other {This is not possible with the announcement as it is now. Reload the page.}}',
  },
} as const satisfies Record<string, MessageDescriptor>;
