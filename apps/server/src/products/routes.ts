import { calculate, calculateMany, maxBatchRowsFrom } from '@saer/contract/products/calculate';
import { nothing } from '@saer/contract/api/endpoint';
import {
  findImageFile,
  findImages,
  findOutdated as outdated,
  maxImageBytes,
  lookUpProducts,
  removeImage,
  repriceOutdated as repriceAll,
  repriceProducts as reprice,
  uploadImage,
} from '@saer/contract/products/saved-product';
import {
  createProduct,
  findProduct,
  pageProducts,
  removeProducts,
  updateProduct,
  downloadProducts,
  downloadTypes,
  rowsHeader,
} from '@saer/contract/products/product';
import {
  findProductSummary,
  setRecommendedPrices,
  undoRecommendedPrices,
} from '@saer/contract/products/product-prices';
import {
  applyProductActions,
  findAppliedActions,
  findProductActions,
} from '@saer/contract/products/product-actions';
import { addExamples as addAll, removeExamples as removeAll } from '@saer/contract/products/product-examples';
import { riyadhDay } from '@saer/i18n/format-date';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../database/database.ts';
import { applyActions } from './actions/apply-actions.ts';
import { findActions } from './actions/find-actions.ts';
import { findApplied } from './actions/find-applied.ts';
import {
  type CalculationRow,
  findCalculationBook,
  parseValidRow,
  priceBatch,
  priceRow,
  writeQuote,
} from './calculation/price-batch.ts';
import { AppError } from '../http/replies/app-error.ts';
import type { Caller } from '../http/requests/caller.ts';
import { parseInput } from '../http/mounting/parse-input.ts';
import { mountGuarded, mountRawJson } from '../http/mounting/mount.ts';
import { mountDownload } from '../http/mounting/mount-download.ts';
import { mountPicture } from '../http/mounting/mount-picture.ts';
import { mountUpload } from '../http/mounting/uploaded-file.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { openDownload } from './download/open-download.ts';
import { addProduct } from './editing/add-product.ts';
import { editProduct, deleteProducts } from './editing/edit-product.ts';
import { addExamples, removeExamples } from './seed/examples.ts';
import {
  exportFeeImpact,
  findFeeImpact,
  findSellerImpact as sellerImpact,
  previewFeeNotice,
  sendFeeNotice,
} from '@saer/contract/publishing/fee-impact';
import { findFactorImpact } from '@saer/contract/publishing/factor-impact';
import { exportImpact } from './impact/export-impact.ts';
import { findImpactOfFactors } from './impact/factor-impact.ts';
import { previewNotice, sendNotice } from './impact/fee-notice.ts';
import { findImpact, findSellerImpact } from './impact/find-impact.ts';
import type { FileContext } from '../storage/files/save-file.ts';
import { addPicture, removePicture, findPictureFile, findPictures } from './editing/pictures.ts';
import { findByKeys, findProductPage, findSavedProduct, summarizeProducts } from './queries.ts';
import { findOutdated } from './repricing/find-outdated.ts';
import { repriceOutdated, repriceProducts } from './repricing/reprice-products.ts';
import { setRecommended, undoRecommended } from './repricing/set-recommended.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'settings'>;

const today = () => riyadhDay(new Date());

/** The options of a calculation. */
function parseCalculation(sent: unknown): { on?: string; feeTable?: string; row: CalculationRow } {
  const quick = parseValidRow(sent);
  if (quick !== undefined) return { row: quick };
  const { on, feeTable, ...row } = parseInput(calculate.body, sent);
  return { ...(on === undefined ? {} : { on }), ...(feeTable === undefined ? {} : { feeTable }), row };
}

const isBatch = (body: unknown): body is { products: unknown } =>
  typeof body === 'object' && body !== null && 'products' in body;

function rejectLargeBatch({ products }: { products: unknown }, { platform }: Caller): void {
  const maximum = maxBatchRowsFrom(platform);
  if (!Array.isArray(products) || products.length <= maximum) return;
  throw new AppError({ code: 'tooManyRows', field: 'products', details: { rows: products.length, maximum } });
}

function savedProductRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, findProduct, ({ query }, { principal }) => findSavedProduct(db, principal, query.id));
  mountGuarded(app, pageProducts, ({ query }, { principal }, left) =>
    findProductPage(db, principal, decodeFilter(query.filter), left()),
  );
  mountDownload(app, downloadProducts, async ({ query, takesGzip }, { principal, language }, left) => {
    const { format } = query;
    const filter = decodeFilter(query.filter);
    const { rows, ...sent } = await openDownload(db, principal, {
      filter,
      format,
      language,
      isGzipped: takesGzip,
      signal: left(),
    });
    return {
      ...sent,
      mediaType: downloadTypes[format],
      name: `saer-products-${today()}.${format === 'prices' ? 'jsonl' : format}`,
      headers: { [rowsHeader]: String(rows) },
    };
  });
  mountGuarded(app, createProduct, ({ body }, { principal, language }) =>
    addProduct(db, principal, body, language),
  );
  mountGuarded(app, updateProduct, ({ body }, { principal }) => editProduct(db, principal, body));
  mountGuarded(app, removeProducts, ({ query }, { principal }) => deleteProducts(db, principal, query.id));
  mountGuarded(app, addAll, (_, { principal }) => addExamples(db, principal));
  mountGuarded(app, removeAll, (_, { principal }) => removeExamples(db, principal));
  mountGuarded(app, lookUpProducts, ({ body }, { principal }) => findByKeys(db, principal, body));
  mountGuarded(app, outdated, ({ query }, { principal }, left) =>
    findOutdated(db, principal, decodeFilter(query.filter), left()),
  );
  mountGuarded(app, repriceAll, ({ body }, { principal }, left) =>
    repriceOutdated(db, principal, body, left()),
  );
  mountGuarded(app, findProductSummary, ({ query }, { principal }, left) =>
    summarizeProducts(db, principal, decodeFilter(query.filter), left()),
  );
  mountGuarded(app, setRecommendedPrices, ({ body }, { principal }, left) =>
    setRecommended(db, principal, body, left()),
  );
  mountGuarded(app, undoRecommendedPrices, ({ body }, { principal }) =>
    undoRecommended(db, principal, body.products),
  );
  mountGuarded(app, findProductActions, ({ query }, { principal }, left) =>
    findActions(db, principal, decodeFilter(query.filter), left()),
  );
  mountGuarded(app, findAppliedActions, ({ query }, { principal }, left) =>
    findApplied(db, principal, decodeFilter(query.filter), left()),
  );
  mountGuarded(app, applyProductActions, ({ body }, { principal }, left) =>
    applyActions(db, principal, body, left()),
  );
  mountGuarded(app, reprice, ({ body }, { principal }) => repriceProducts(db, principal, body.products));
}

function impactRoutes(app: FastifyInstance, { db, settings: { siteOrigin } }: Dependencies): void {
  mountGuarded(app, findFeeImpact, ({ query }, _, left) => findImpact(db, query.id, left()));
  mountGuarded(app, findFactorImpact, ({ query }, _, left) => findImpactOfFactors(db, query, left()));
  mountGuarded(app, sellerImpact, ({ query }, _, left) => findSellerImpact(db, query, left()));
  mountGuarded(app, exportFeeImpact, ({ query }, { language }, left) =>
    exportImpact(db, query.id, { language, signal: left() }),
  );
  mountGuarded(app, previewFeeNotice, ({ query }, _, left) =>
    previewNotice(db, query, { siteOrigin, signal: left() }),
  );
  mountGuarded(app, sendFeeNotice, ({ body }, { principal }, left) =>
    sendNotice(db, principal, body, { siteOrigin, signal: left() }),
  );
}

function pictureRoutes(app: FastifyInstance, files: FileContext): void {
  const { db } = files;
  const limit = { max: maxImageBytes, tooLarge: 'pictureTooLarge' } as const;
  mountUpload(app, uploadImage, limit, ({ query, file }, { principal }) =>
    addPicture(files, principal, query.productId, file),
  );
  mountGuarded(app, findImages, ({ query }, { principal }) => findPictures(db, principal, query.productId));
  mountPicture(app, findImageFile, ({ query }, { principal }) => findPictureFile(files, principal, query));
  mountGuarded(app, removeImage, ({ query }, { principal }) => removePicture(db, principal, query.id));
}

export function productRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps;
  savedProductRoutes(app, db);
  impactRoutes(app, deps);
  pictureRoutes(app, app.files);
  const findSeller = async ({ token }: Caller): Promise<number | null> =>
    token === undefined ? null : ((await app.findPrincipal(token))?.tenantId ?? null);
  const one = async (sent: unknown, caller: Caller) => {
    const { on = today(), feeTable, row } = parseCalculation(sent);
    const seller = await findSeller(caller);
    const priced = priceRow(await findCalculationBook(db, { on, feeTable, seller }), row, feeTable);
    app.eventCounter.add('calculation');
    return writeQuote(priced);
  };
  const many = async (sent: { products: unknown }, caller: Caller) => {
    rejectLargeBatch(sent, caller);
    const { on = today(), feeTable, products } = parseInput(calculateMany.body, sent);
    const book = await findCalculationBook(db, { on, feeTable, seller: await findSeller(caller) });
    app.eventCounter.add('batchRow', products.length);
    return priceBatch({ book, feeTable, language: caller.language }, products);
  };
  // Two endpoints of the contract share this address; the body decides.
  const either = { ...calculate, body: nothing };
  mountRawJson(app, either, ({ body }, caller) => (isBatch(body) ? many(body, caller) : one(body, caller)));
}
