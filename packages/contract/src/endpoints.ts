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
import { findDashboard } from './dashboard.ts';
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
import { feeBook, findAgreedOverrides } from './fee-book.ts';
import {
  confirmFeeTable,
  exportFeeTable,
  findFeeImpact,
  findFeePublishers,
  findFeeVersion,
  publishFeeTable,
  readWorkbook,
  replaceContent,
  returnFeeTable,
  withdrawFeeTable,
  submitFeeTable,
} from './fee-version.ts';
import { health } from './health.ts';
import { pageHistory } from './history.ts';
import { checkIdentityCheck, identityCallback, startIdentityCheck } from './nafath.ts';
import { findPartners } from './partner.ts';
import { pricingPlan } from './pricing-plan.ts';
import {
  beginBatch,
  cancelBatch,
  fillBatch,
  findBatch,
  findMapping,
  keepMapping,
  storeBatch,
  uploadProducts,
} from './product-batch.ts';
import { createProduct, findProduct, pageProducts, removeProducts, updateProduct } from './product.ts';
import {
  findImageFile,
  findImages,
  findOutdated,
  lookUpProducts,
  pageProductHistory,
  removeImage,
  repriceProducts,
  uploadImage,
} from './product-catalogue.ts';
import { findProductSummary, setRecommendedPrices, undoRecommendedPrices } from './product-prices.ts';
import { referenceData } from './reference-data.ts';
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

/** Everything the server answers under `/v1`, in the order the documentation tells it. */
export const endpoints: readonly Endpoint[] = [
  calculate,
  calculateMany,
  feeBook,
  findAgreedOverrides,
  findCategoryWords,
  recordMissedSearch,
  ...Object.values(referenceData).flatMap(({ find, page }) => [find, page]),
  ...Object.values(pricingPlan),

  authenticate,
  logout,
  register,
  checkUserValidation,
  checkUserExist,
  verifyCode,
  resendCode,
  isVerified,
  forgotPassword,
  resetPassword,
  changePassword,
  findSessions,
  endSession,
  endOtherSessions,
  startIdentityCheck,
  checkIdentityCheck,
  identityCallback,
  findPartners,

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

  ...Object.values(referenceData).flatMap(({ create, update, remove }) => [create, update, remove]),
  pageMissedSearches,
  addMissedSearch,
  removeMissedSearches,
  findFeeVersion,
  replaceContent,
  submitFeeTable,
  returnFeeTable,
  withdrawFeeTable,
  findFeePublishers,
  publishFeeTable,
  confirmFeeTable,
  findFeeImpact,
  exportFeeTable,
  readWorkbook,

  pageAgreedFees,
  createAgreedFee,
  updateAgreedFee,
  removeAgreedFees,

  findProduct,
  pageProducts,
  createProduct,
  updateProduct,
  removeProducts,
  lookUpProducts,
  pageProductHistory,
  findOutdated,
  repriceProducts,
  findProductSummary,
  setRecommendedPrices,
  undoRecommendedPrices,
  findImages,
  findImageFile,
  uploadImage,
  removeImage,

  beginBatch,
  findBatch,
  fillBatch,
  storeBatch,
  cancelBatch,
  uploadProducts,
  findMapping,
  keepMapping,
  findCategoryAnswers,
  saveCategoryAnswer,
  removeCategoryAnswer,

  pageHistory,
  findDashboard,

  health,
];
