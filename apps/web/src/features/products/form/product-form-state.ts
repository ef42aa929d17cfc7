import type { productForm } from './product-draft.ts';
import type { SchemaForm } from '../../../lib/form/schema-form.ts';
import type * as z from 'zod/mini';
import type { ProductDraft } from './product-draft.ts';

/** State of a product's form, shared by its sections. */
export type ProductFormState = SchemaForm<ProductDraft, z.output<typeof productForm>>;
