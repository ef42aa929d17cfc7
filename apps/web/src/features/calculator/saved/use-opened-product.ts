import type { ListedProduct } from '@saer/contract/product';
import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../../lib/api.ts';
import { savedProductQuery } from './queries.ts';
import type { Draft } from '../state/draft.ts';

type OpenedProduct =
  /** No product was opened, or it is gone: what is saved is a new one. */
  | { readonly is: 'none' }
  | { readonly is: 'on its way' }
  | { readonly is: 'there'; readonly product: ListedProduct }
  /** Somebody has written it since. */
  | { readonly is: 'changed'; readonly product: ListedProduct }
  | { readonly is: 'out of reach'; readonly why: string };

/** The seller's product with which the form was opened. */
export function useOpenedProduct({ product: key, productVersion }: Draft): OpenedProduct {
  const { data, error, isFetching } = useQuery({ ...savedProductQuery(Number(key)), enabled: key !== '' });
  if (key === '' || (error instanceof ApiFailure && error.status === 404)) return { is: 'none' };
  if (data !== undefined && String(data.version) === productVersion) return { is: 'there', product: data };
  if (isFetching) return { is: 'on its way' };
  if (data !== undefined) return { is: 'changed', product: data };
  return { is: 'out of reach', why: error?.message ?? '' };
}
