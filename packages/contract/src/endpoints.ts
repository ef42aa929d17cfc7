import { fileEndpoints } from './file.ts';
import { logout, findOwnAccount } from './session.ts';
import {
  authenticate,
  changePassword,
  checkUserExist,
  checkUserValidation,
  endOtherSessions,
  endSession,
  findSessions,
  forgotPassword,
  isVerified,
  register,
  resendCode,
  resetPassword,
  verifyCode,
} from './auth.ts';
import { calculate, calculateMany } from './calculate.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import { releaseEndpoints } from './release.ts';
import { crashEndpoints } from './crash.ts';
import { settingEndpoints } from './setting-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { findDashboard, findSellerDashboard } from './dashboard.ts';
import { findListReach } from './list-reach.ts';
import { subscriptionStory } from './subscription-story.ts';
import {
  changeOwnSubscription,
  decideSubscription,
  hasSubscription,
  mySubscriptions,
  pageSubscriptions,
  requestSubscription,
} from './subscription.ts';
import { announcementEndpoints } from './announcement.ts';
import { messageDeliveryEndpoints } from './message-delivery.ts';
import { notificationEndpoints } from './notification.ts';
import { pushEndpoints } from './push.ts';
import { findJobs, runJob } from './job.ts';
import { scenarioEndpoints } from './scenario.ts';
import { search } from './search.ts';
import { surveyEndpoints } from './survey.ts';
import { shareAnswer, shareCard } from './sharing.ts';
import { exportStatistics, findStatistics } from './statistics.ts';
import {
  addMissedSearch,
  findCategoryAnswers,
  findCategoryWords,
  pageMissedSearches,
  recordMissedSearch,
  removeCategoryAnswer,
  removeMissedSearches,
  saveCategoryAnswer,
} from './category-words.ts';
import { createAgreedFee, pageAgreedFees, removeAgreedFees, updateAgreedFee } from './agreed-fees.ts';
import type { Endpoint } from './endpoint.ts';
import { feeBook } from './fee-book.ts';
import { findAgreedOverrides } from './own-fees.ts';
import { findFeeDoubts } from './fee-doubt.ts';
import { feeProposalEndpoints } from './fee-proposal.ts';
import {
  exportFeeImpact,
  findFeeImpact,
  findSellerImpact,
  previewFeeNotice,
  sendFeeNotice,
} from './fee-impact.ts';
import {
  confirmFeeTable,
  exportFeeTable,
  findFeePublishers,
  findFeeVersion,
  publishFeeTable,
  readWorkbook,
  replaceContent,
  saveRates,
  returnFeeTable,
  withdrawFeeTable,
  submitFeeTable,
} from './fee-version.ts';
import {
  findRangeFactorVersions,
  publishRangeFactors,
  returnRangeFactors,
  saveRangeFactors,
  submitRangeFactors,
  withdrawRangeFactors,
} from './range-factor-version.ts';
import { legalEndpoints } from './legal-endpoints.ts';
import { health, healthLive, healthReady } from './health.ts';
import { pageHistory, putBackChange } from './history.ts';
import { checkIdentityCheck, identityCallback, startIdentityCheck } from './nafath.ts';
import { findPartners, findReportAddresses } from './partner.ts';
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkey.ts';
import { pricingPlan } from './pricing-plan.ts';
import { userSubscriptions, verifyOtp } from './resource-paths.ts';
import {
  beginBatch,
  cancelBatch,
  fillBatch,
  findBatch,
  findMapping,
  saveMapping,
  storeBatch,
  uploadProducts,
} from './product-batch.ts';
import { applyProductActions, findAppliedActions, findProductActions } from './product-actions.ts';
import { addExamples, removeExamples } from './product-examples.ts';
import { downloadProducts } from './product-download.ts';
import { createProduct, findProduct, pageProducts, removeProducts, updateProduct } from './product.ts';
import {
  findImageFile,
  findImages,
  findOutdated,
  lookUpProducts,
  pageProductHistory,
  removeImage,
  repriceOutdated,
  repriceProducts,
  uploadImage,
} from './saved-product.ts';
import { findProductSummary, setRecommendedPrices, undoRecommendedPrices } from './product-prices.ts';
import {
  confirmTotp,
  disableTotp,
  findSignInSecurity,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactor,
  startTotp,
} from './second-factor.ts';
import { lists } from './lists/all.ts';
import { answerDeemedSupplier } from './deemed-supplier.ts';
import { statementClaimEndpoints } from './statement-claims.ts';
import { statementRateEndpoints } from './statement-rates.ts';
import {
  activateUser,
  blockUser,
  changeContact,
  createSubUser,
  createUser,
  deactivateUser,
  deleteOwnAccount,
  findOwnData,
  findSubUsers,
  findUser,
  pageUsers,
  removeSubUser,
  removeUser,
  resetUserPassword,
  restoreUser,
  updateOwnAccount,
  updateSubUser,
  updateUser,
} from './user.ts';

/** Every endpoint under `/v1`, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = [
  calculate,
  calculateMany,
  feeBook,
  findAgreedOverrides,
  shareAnswer,
  shareCard,
  findCategoryWords,
  recordMissedSearch,
  search,
  ...Object.values(lists).flatMap(({ find, page }) => [find, page]),
  ...Object.values(pricingPlan),

  authenticate,
  secondFactor,
  startPasskeySignIn,
  signInWithPasskey,
  logout,
  register,
  checkUserValidation,
  checkUserExist,
  verifyCode,
  verifyOtp,
  resendCode,
  isVerified,
  forgotPassword,
  resetPassword,
  changePassword,
  findSessions,
  endSession,
  endOtherSessions,
  findSignInSecurity,
  startTotp,
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startIdentityCheck,
  checkIdentityCheck,
  identityCallback,
  findPartners,
  findReportAddresses,

  findOwnAccount,
  updateOwnAccount,
  changeContact,
  findOwnData,
  deleteOwnAccount,
  findSubUsers,
  createSubUser,
  updateSubUser,
  removeSubUser,

  pageUsers,
  findUser,
  createUser,
  updateUser,
  removeUser,
  activateUser,
  deactivateUser,
  blockUser,
  restoreUser,
  resetUserPassword,
  resetSecondFactor,

  ...Object.values(lists).flatMap(({ create, update, remove }) => [create, update, remove]),
  pageMissedSearches,
  addMissedSearch,
  removeMissedSearches,
  findFeeVersion,
  replaceContent,
  saveRates,
  submitFeeTable,
  returnFeeTable,
  withdrawFeeTable,
  findFeePublishers,
  publishFeeTable,
  confirmFeeTable,
  findFeeDoubts,
  findFeeImpact,
  findSellerImpact,
  exportFeeImpact,
  previewFeeNotice,
  sendFeeNotice,
  exportFeeTable,
  readWorkbook,

  findRangeFactorVersions,
  saveRangeFactors,
  submitRangeFactors,
  returnRangeFactors,
  publishRangeFactors,
  withdrawRangeFactors,

  pageAgreedFees,
  createAgreedFee,
  updateAgreedFee,
  removeAgreedFees,

  ...feeProposalEndpoints,

  ...statementRateEndpoints,
  ...statementClaimEndpoints,
  answerDeemedSupplier,

  findProduct,
  pageProducts,
  downloadProducts,
  createProduct,
  updateProduct,
  removeProducts,
  addExamples,
  removeExamples,
  lookUpProducts,
  pageProductHistory,
  findOutdated,
  repriceProducts,
  repriceOutdated,
  findProductSummary,
  setRecommendedPrices,
  undoRecommendedPrices,
  findProductActions,
  findAppliedActions,
  applyProductActions,
  ...surveyEndpoints,
  ...fileEndpoints,
  findImages,
  findImageFile,
  uploadImage,
  removeImage,

  ...scenarioEndpoints,

  beginBatch,
  findBatch,
  fillBatch,
  storeBatch,
  cancelBatch,
  uploadProducts,
  findMapping,
  saveMapping,
  findCategoryAnswers,
  saveCategoryAnswer,
  removeCategoryAnswer,

  hasSubscription,
  mySubscriptions,
  pageSubscriptions,
  userSubscriptions,
  requestSubscription,
  decideSubscription,
  changeOwnSubscription,
  subscriptionStory,

  ...paymentEndpoints,

  ...contactEndpoints,
  ...settingEndpoints,
  ...crashEndpoints,
  ...releaseEndpoints,

  pageHistory,
  putBackChange,
  findDashboard,
  findListReach,
  findSellerDashboard,
  ...notificationEndpoints,
  ...pushEndpoints,
  ...messageDeliveryEndpoints,
  ...announcementEndpoints,
  findJobs,
  runJob,
  findStatistics,
  exportStatistics,

  ...legalEndpoints,

  health,
  healthLive,
  healthReady,
];
