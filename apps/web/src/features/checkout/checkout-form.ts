import type { SchemaForm } from '../../lib/form/schema-form.ts';
import type { CheckoutInput, CheckoutOutput } from './checkout-fields.ts';

export type CheckoutForm = SchemaForm<CheckoutInput, CheckoutOutput>;
