import { account, ownAccount } from '@saer/contract/account';
import { signedIn } from '@saer/contract/session';
import { codeRequest, session } from '@saer/contract/auth';
import { agreedFee, pageAgreedFees } from '@saer/contract/agreed-fees';
import { calculate, calculateMany, calculateRow, failedRow, rowOutcome } from '@saer/contract/calculate';
import { errorCode, errorReply, fieldErrorReply } from '@saer/contract/error-reply';
import {
  categoryAnswer,
  categoryWords,
  missedSearch,
  pageMissedSearches,
} from '@saer/contract/category-words';
import { searchReply } from '@saer/contract/search';
import { billingAddress, billingDetails, invoice, pageInvoices } from '@saer/contract/billing';
import {
  order,
  pageOrders,
  pageTransactions,
  purchaseStep,
  savedCard,
  transaction,
} from '@saer/contract/payment';
import { pagePaymentTasks, paymentTask } from '@saer/contract/payment-task';
import { contactEntry, contactMessage, contactThread, pageContactMessages } from '@saer/contract/contact';
import {
  newsletterIssue,
  newsletterSubscriber,
  pageNewsletterIssues,
  pageNewsletterSubscribers,
} from '@saer/contract/newsletter';
import { ownSubscription, pageSubscriptions, subscription } from '@saer/contract/subscription';
import { dashboardReply } from '@saer/contract/dashboard';
import { announcement } from '@saer/contract/announcement';
import { messageDetails } from '@saer/contract/message-delivery';
import { notification, notificationSettings, sentMessage } from '@saer/contract/notification';
import { pushTarget } from '@saer/contract/push';
import { crash } from '@saer/contract/crash';
import { latestRelease, release } from '@saer/contract/release';
import { failedJob, job } from '@saer/contract/job';
import { publicSettings, settingRow } from '@saer/contract/setting-endpoints';
import { statisticsReport } from '@saer/contract/statistics';
import { feeBookReply, feeBookStore } from '@saer/contract/fee-book';
import { deemedSupplierAnswer } from '@saer/contract/deemed-supplier';
import { agreedFeeOverride } from '@saer/contract/own-fees';
import { checkedStatement, removedEntry, statementClaim } from '@saer/contract/statement-claim';
import { statementClaimsReply } from '@saer/contract/statement-claims';
import { statementRate } from '@saer/contract/statement-rate';
import { statementEvidence, statementRatesReply } from '@saer/contract/statement-rates';
import { rangeFactorVersion } from '@saer/contract/range-factor-version';
import { feeTable, rangeFactor, rangeFactorScope, sizeClass } from '@saer/contract/fee-table';
import { changeDoubt, feeProposal, pageFeeProposals } from '@saer/contract/fee-proposal';
import { feeImpact } from '@saer/contract/fee-impact';
import {
  feeVersion,
  versionClass,
  versionContent,
  versionRate,
  workbookReply,
} from '@saer/contract/fee-version';
import { savedFile } from '@saer/contract/file';
import { fulfilment, referral } from '@saer/contract/fees';
import { health } from '@saer/contract/health';
import { historyRow, pageHistory } from '@saer/contract/history';
import { filterCondition, listFilter } from '@saer/contract/list-filter';
import { partner } from '@saer/contract/partner';
import { pageSurveyResponses, surveyResponse } from '@saer/contract/survey';
import { appliedAction, productAction } from '@saer/contract/product-actions';
import { listedProduct, pageProducts, writtenProduct } from '@saer/contract/product';
import {
  outdatedProduct,
  pageProductHistory,
  productHistoryRow,
  productImage,
} from '@saer/contract/saved-product';
import { productBatch, uploadReply } from '@saer/contract/product-batch';
import {
  otherParcel,
  proposedFactor,
  quote,
  quoteTarget,
  quoteTerms,
  quoteWeight,
} from '@saer/contract/quote';
import { pageScenarios, scenario, scenarioColumn } from '@saer/contract/scenario';
import { lists, type ListName, listNames } from '@saer/contract/lists/all';
import { slab } from '@saer/contract/lists/classification';
import { deadZone, pricePoint, priceRange, statement } from '@saer/contract/statement';
import { pageUsers } from '@saer/contract/user';
import * as z from 'zod/mini';

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
  const nameOf = new Map(
    [...Object.entries(named.input), ...Object.entries(named.output)].map(([id, schema]) => [schema, id]),
  );
  const orReference = (schema: Schema, make: (schema: Schema) => JsonSchema): JsonSchema => {
    const id = nameOf.get(schema);
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
