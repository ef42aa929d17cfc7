import type { productForm } from './product-draft.ts';
import type { SchemaForm } from '../../../lib/schema-form.ts';
import type * as z from 'zod/mini';
import type { ProductDraft } from './product-draft.ts';

/** A product's form, as its parts take it. */
export type ProductFormState = SchemaForm<ProductDraft, z.output<typeof productForm>>;
