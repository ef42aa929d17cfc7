/** Every error the server names, with its HTTP status. */
export const errorStatus = {
  required: 400,
  unknownField: 400,
  notANumber: 400,
  ambiguousNumber: 400,
  notWholeNumber: 400,
  zeroNotAllowed: 400,
  negativeNumber: 400,
  tooSmall: 400,
  tooLarge: 400,
  notText: 400,
  tooLong: 400,
  notACode: 400,
  notADate: 400,
  notOneOf: 400,
  tooFewItems: 400,
  tooManyItems: 400,
  invalidValue: 400,

  unknownStore: 400,
  unknownFamily: 400,
  unknownSubFamily: 400,
  unknownType: 400,
  unknownSizeClass: 400,
  noSizeClassFits: 400,
  weightAboveClass: 400,
  sizeMissing: 400,
  weightMissing: 400,
  noReferralRule: 400,
  noFeeTableYet: 400,
  missingFactor: 400,
  manualRateMissing: 400,
  targetUnreachable: 400,
  outOfLimits: 400,
  tooManyRows: 400,

  brokenFilter: 400,
  filterTooLarge: 400,
  filterTooDeep: 400,
  unknownColumn: 400,
  unknownOperator: 400,
  unknownRelation: 400,

  brokenJson: 400,
  badRequest: 400,
  notFound: 404,
  bodyTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internal: 500,
  overloaded: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

const isErrorCode = (key: string): key is ErrorCode => key in errorStatus;
export const errorCodes: readonly ErrorCode[] = Object.keys(errorStatus).filter(isErrorCode);
