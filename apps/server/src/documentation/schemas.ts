import * as z from 'zod/mini';
import { account, ownAccount } from '@saer/contract/account/account';
import { signedIn } from '@saer/contract/account/session';
import { codeRequest, session } from '@saer/contract/account/auth';
import { agreedFee, pageAgreedFees } from '@saer/contract/fees/agreed-fees';
import {
  calculate,
  calculateMany,
  calculateRow,
  failedRow,
  rowOutcome,
} from '@saer/contract/products/calculate';
import {
  otherParcel,
  proposedFactor,
  quote,
  quoteTarget,
  quoteTerms,
  quoteWeight,
} from '@saer/contract/products/quote';
import { errorCode, errorReply, fieldErrorReply } from '@saer/contract/api/error-reply';
import {
  categoryAnswer,
  categoryWords,
  missedSearch,
  pageMissedSearches,
} from '@saer/contract/fees/category-words';
import { searchReply } from '@saer/contract/site/search';
import { billingAddress, billingDetails, invoice, pageInvoices } from '@saer/contract/account/billing';
import {
  order,
  pageOrders,
  pageTransactions,
  purchaseStep,
  savedCard,
  transaction,
} from '@saer/contract/subscriptions/payment';
import { pagePaymentTasks, paymentTask } from '@saer/contract/subscriptions/payment-task';
import {
  contactEntry,
  contactMessage,
  contactThread,
  pageContactMessages,
} from '@saer/contract/contact/contact';
import {
  newsletterIssue,
  newsletterSubscriber,
  pageNewsletterIssues,
  pageNewsletterSubscribers,
} from '@saer/contract/contact/newsletter';
import { ownSubscription, pageSubscriptions, subscription } from '@saer/contract/subscriptions/subscription';
import { dashboardReply } from '@saer/contract/site/dashboard';
import { announcement } from '@saer/contract/contact/announcement';
import { messageDetails } from '@saer/contract/contact/message-delivery';
import { notification, notificationSettings, sentMessage } from '@saer/contract/contact/notification';
import { pushTarget } from '@saer/contract/account/push';
import { crash } from '@saer/contract/api/crash';
import { latestRelease, release } from '@saer/contract/site/release';
import { failedJob, job } from '@saer/contract/site/job';
import { publicSettings, settingRow } from '@saer/contract/site/setting-endpoints';
import { statisticsReport } from '@saer/contract/site/statistics';
import { feeBookReply, feeBookStore } from '@saer/contract/fees/fee-book';
import { deemedSupplierAnswer } from '@saer/contract/fees/deemed-supplier';
import { agreedFeeOverride } from '@saer/contract/fees/own-fees';
import { statementRate } from '@saer/contract/fees/statement-rate';
import {
  checkedStatement,
  removedEntry,
  statementClaim,
  statementClaimsReply,
} from '@saer/contract/statements/statement-claim';
import { statementEvidence, statementRatesReply } from '@saer/contract/statements/statement-rates';
import { rangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import {
  feeTable,
  rangeFactor,
  rangeFactorScope,
  sizeClass,
  fulfilment,
  referral,
} from '@saer/contract/fees/fee-table';
import {
  changeDoubt,
  changesImpact,
  proposedChange,
  feeProposal,
  pageFeeProposals,
} from '@saer/contract/publishing/fee-proposal';
import { feeImpact } from '@saer/contract/publishing/fee-impact';
import {
  feeVersion,
  versionClass,
  versionContent,
  versionRate,
  workbookReply,
} from '@saer/contract/publishing/fee-version';
import { savedFile } from '@saer/contract/site/file';
import { health } from '@saer/contract/api/health';
import { historyRow, pageHistory } from '@saer/contract/products/history';
import { filterCondition, listFilter } from '@saer/contract/api/list-filter';
import { partner } from '@saer/contract/site/partner';
import { pageSurveyResponses, surveyResponse } from '@saer/contract/site/survey';
import { appliedAction, productAction } from '@saer/contract/products/product-actions';
import { listedProduct, pageProducts, writtenProduct } from '@saer/contract/products/product';
import {
  outdatedProduct,
  pageProductHistory,
  productHistoryRow,
  productImage,
} from '@saer/contract/products/saved-product';
import { productBatch, uploadReply } from '@saer/contract/products/product-batch';
import { pageScenarios, scenario, scenarioColumn } from '@saer/contract/products/scenario';
import { lists, type ListName, listNames } from '@saer/contract/lists/all';
import { slab } from '@saer/contract/lists/classification';
import { deadZone, pricePoint, priceRange, statement } from '@saer/contract/statements/statement';
import { pageUsers } from '@saer/contract/account/user';

export type Schema = z.core.$ZodType;
export type JsonSchema = Readonly<Record<string, unknown>>;
type Direction = 'input' | 'output';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Schema names of a list's row and page. */
export const rowName = (list: ListName) => capital(list);
export const pageName = (list: ListName) => `${capital(list)}Page`;
/** Schema name of a new row. */
export const newName = (list: ListName) => `New${capital(list)}`;

const fees = { Referral: referral, Fulfilment: fulfilment };

/** The named schemas of the document; every use is a reference. */
const named: Readonly<Record<Direction, Readonly<Record<string, Schema>>>> = {
  input: {
    ProposedChange: proposedChange,
    CalculateRequest: calculate.body,
    CalculateManyRequest: calculateMany.body,
    CalculateRow: calculateRow,
    ...fees,
    ListFilter: listFilter,
    FilterCondition: filterCondition,
    WrittenProduct: writtenProduct,
    VersionContent: versionContent,
    ...Object.fromEntries(listNames.map((name) => [newName(name), lists[name].create.body])),
  },
  output: {
    Quote: quote,
    PricePoint: pricePoint,
    Statement: statement,
    PriceRange: priceRange,
    DeadZone: deadZone,
    QuoteTarget: quoteTarget,
    QuoteTerms: quoteTerms,
    QuoteWeight: quoteWeight,
    OtherParcel: otherParcel,
    ProposedFactor: proposedFactor,
    ...fees,
    CalculateManyReply: calculateMany.reply,
    RowOutcome: rowOutcome,
    RefusedRow: failedRow,
    FieldErrorReply: fieldErrorReply,
    ErrorCode: errorCode,
    Error: errorReply,
    FeeBook: feeBookReply,
    AgreedOverride: agreedFeeOverride,
    AgreedFee: agreedFee,
    FeeProposal: feeProposal,
    FeeProposalPage: pageFeeProposals.reply,
    ChangeDoubt: changeDoubt,
    ChangesImpact: changesImpact,
    StatementRate: statementRate,
    DeemedSupplierAnswer: deemedSupplierAnswer,
    StatementRates: statementRatesReply,
    StatementClaim: statementClaim,
    CheckedStatement: checkedStatement,
    RemovedEntry: removedEntry,
    StatementClaims: statementClaimsReply,
    StatementEvidence: statementEvidence,
    AgreedFeePage: pageAgreedFees.reply,
    ScenarioColumn: scenarioColumn,
    Scenario: scenario,
    ScenarioPage: pageScenarios.reply,
    Subscription: subscription,
    OwnSubscription: ownSubscription,
    SubscriptionPage: pageSubscriptions.reply,
    ContactMessage: contactMessage,
    ContactMessagePage: pageContactMessages.reply,
    ContactEntry: contactEntry,
    ContactThread: contactThread,
    NewsletterSubscriber: newsletterSubscriber,
    NewsletterSubscriberPage: pageNewsletterSubscribers.reply,
    NewsletterIssue: newsletterIssue,
    NewsletterIssuePage: pageNewsletterIssues.reply,
    BillingAddress: billingAddress,
    BillingDetails: billingDetails,
    Invoice: invoice,
    InvoicePage: pageInvoices.reply,
    SavedCard: savedCard,
    PurchaseStep: purchaseStep,
    Transaction: transaction,
    TransactionPage: pageTransactions.reply,
    Order: order,
    OrderPage: pageOrders.reply,
    PaymentTask: paymentTask,
    PaymentTaskPage: pagePaymentTasks.reply,
    FeeBookStore: feeBookStore,
    FeeBookTable: feeTable,
    SizeClass: sizeClass,
    FeeBookRangeFactor: rangeFactor,
    RangeFactorScope: rangeFactorScope,
    CategoryWords: categoryWords,
    MissedSearch: missedSearch,
    MissedSearchPage: pageMissedSearches.reply,
    CategoryAnswer: categoryAnswer,
    Health: health.reply,
    SignedIn: signedIn,
    CodeRequest: codeRequest,
    Session: session,
    Partner: partner,
    Account: account,
    OwnAccount: ownAccount,
    AccountPage: pageUsers.reply,
    StoredProduct: listedProduct,
    StoredProductPage: pageProducts.reply,
    ProductBatch: productBatch,
    UploadReply: uploadReply,
    ProductHistoryRow: productHistoryRow,
    ProductHistoryPage: pageProductHistory.reply,
    OutdatedProduct: outdatedProduct,
    ProductAction: productAction,
    AppliedAction: appliedAction,
    SurveyResponse: surveyResponse,
    SurveyResponsePage: pageSurveyResponses.reply,
    ProductImage: productImage,
    SavedFile: savedFile,
    FeeVersion: feeVersion,
    RangeFactorVersion: rangeFactorVersion,
    VersionClass: versionClass,
    VersionRate: versionRate,
    Slab: slab,
    FeeImpact: feeImpact,
    WorkbookReply: workbookReply,
    ReadVersionContent: versionContent,
    HistoryRow: historyRow,
    HistoryPage: pageHistory.reply,
    Dashboard: dashboardReply,
    Notification: notification,
    SentMessage: sentMessage,
    MessageDetails: messageDetails,
    NotificationSettings: notificationSettings,
    PushTarget: pushTarget,
    Announcement: announcement,
    Job: job,
    FailedJob: failedJob,
    PublicSettings: publicSettings,
    SettingRow: settingRow,
    Crash: crash,
    Release: release,
    LatestRelease: latestRelease,
    Statistics: statisticsReport,
    SearchReply: searchReply,
    ...Object.fromEntries(listNames.map((name) => [rowName(name), lists[name].row])),
    ...Object.fromEntries(listNames.map((name) => [pageName(name), lists[name].page.reply])),
  },
};

const reference = (id: string) => `#/components/schemas/${id}`;

/** Reduces a schema that has its own `$ref` (a row validated separately) to that reference. */
function bareReference({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.$ref === undefined) return;
  for (const key of Object.keys(jsonSchema)) if (key !== '$ref') Reflect.deleteProperty(jsonSchema, key);
}

/** Converts all schemas of one direction together, so that named ones are found. */
function generate(io: Direction, schemas: readonly Schema[]): (schema: Schema) => JsonSchema {
  const names = new Map(Object.entries(named[io]).map(([id, schema]) => [schema, id]));
  const ids = new Map([
    ...names,
    ...schemas.filter((each) => !names.has(each)).map((each, at) => [each, `inline-${at}`] as const),
  ]);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const generated = z.toJSONSchema(registry, {
    io,
    uri: reference,
    unrepresentable: 'any',
    override: bareReference,
  }).schemas;
  return (schema) => {
    const { $schema, $id, ...rest } = generated[ids.get(schema) ?? ''] ?? {};
    return $schema === undefined && $id === undefined ? {} : rest;
  };
}

/** JSON Schemas of requests and replies, and the named ones among them. */
export function jsonSchemas(sent: readonly Schema[], received: readonly Schema[]) {
  const input = generate('input', sent);
  const output = generate('output', received);
  const schemaNames = new Map(
    [...Object.entries(named.input), ...Object.entries(named.output)].map(([id, schema]) => [schema, id]),
  );
  const orReference = (schema: Schema, make: (schema: Schema) => JsonSchema): JsonSchema => {
    const id = schemaNames.get(schema);
    return id === undefined ? make(schema) : { $ref: reference(id) };
  };
  const every = (schemas: Readonly<Record<string, Schema>>, make: (schema: Schema) => JsonSchema) =>
    Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, make(schema)]));
  return {
    sent: (schema: Schema) => orReference(schema, input),
    received: (schema: Schema) => orReference(schema, output),
    components: { ...every(named.input, input), ...every(named.output, output) },
  };
}
