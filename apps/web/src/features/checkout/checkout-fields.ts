import * as z from 'zod/mini';
import { type BillingDetails, billingAddress, billingDetails } from '@saer/contract/account/billing';
import { latinDigits } from '@saer/contract/api/latin-digits';
import { purchase, type SavedCard } from '@saer/contract/subscriptions/payment';
import type { SchemaForm } from '../../lib/form/schema-form.ts';

/** A number of digits, in Latin or Arabic digits and with spaces, as people copy it. */
const digits = <S extends z.core.$ZodType<string, string>>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => latinDigits(typed).replaceAll(/\s/g, '')),
    ),
    schema,
  );

const { name, vatNumber } = billingDetails.shape;
const { buildingNumber, postalCode, ...lines } = billingAddress.shape;
const { termsAccepted } = purchase.body.shape;

const always = { name, saveCard: z.boolean(), termsAccepted };
const text = z.string();

/** The form as it is typed. */
export interface CheckoutInput {
  readonly name: string;
  readonly hasVatNumber: boolean;
  readonly vatNumber: string;
  readonly address: {
    readonly buildingNumber: string;
    readonly street: string;
    readonly district: string;
    readonly city: string;
    readonly postalCode: string;
  };
  readonly saveCard: boolean;
  readonly termsAccepted: boolean;
}

/** The invoice with a VAT number, which needs the address, or without. */
export const checkoutFields = z.discriminatedUnion('hasVatNumber', [
  z.object({
    ...always,
    hasVatNumber: z.literal(false),
    vatNumber: text,
    address: z.object({ buildingNumber: text, street: text, district: text, city: text, postalCode: text }),
  }),
  z.object({
    ...always,
    hasVatNumber: z.literal(true),
    vatNumber: digits(vatNumber.def.innerType),
    address: z.object({
      ...lines,
      buildingNumber: digits(buildingNumber),
      postalCode: digits(postalCode),
    }),
  }),
]) satisfies z.core.$ZodType<unknown, CheckoutInput>;
export type CheckoutOutput = z.output<typeof checkoutFields>;

/** The details of the invoice in a form that was checked. */
export const getBilling = ({
  name: buyer,
  hasVatNumber,
  vatNumber: number,
  address,
}: CheckoutOutput): BillingDetails =>
  hasVatNumber
    ? { name: buyer, vatNumber: number, address }
    : { name: buyer, vatNumber: null, address: null };

const noAddress = { buildingNumber: '', street: '', district: '', city: '', postalCode: '' };

/** The form as it begins: with the details used last, else the person's name. */
export const initialInput = (billing: BillingDetails | null, fullName: string): CheckoutInput => ({
  name: billing?.name ?? fullName,
  hasVatNumber: typeof billing?.vatNumber === 'string',
  vatNumber: billing?.vatNumber ?? '',
  address: billing?.address ?? noAddress,
  saveCard: false,
  termsAccepted: false,
});

export type CheckoutForm = SchemaForm<CheckoutInput, CheckoutOutput>;

/** The way to pay: a saved card by its id, a new card, or later. */
export type PaymentMethod = number | 'new' | 'request';

/** The method that is chosen at first: the newest saved card that is valid, else a new one. */
export const firstMethod = (cards: readonly SavedCard[]): PaymentMethod =>
  cards.find(({ isExpired }) => !isExpired)?.id ?? 'new';
