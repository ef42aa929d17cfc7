import type { SchemaForm } from '../../lib/schema-form.ts';
import type { CheckoutInput, CheckoutOutput } from './checkout-fields.ts';

export type CheckoutForm = SchemaForm<CheckoutInput, CheckoutOutput>;
