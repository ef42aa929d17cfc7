import { basePath } from '@saer/contract/api/endpoint';
import { shareAnswer, shareCard, sharedAnswerPath } from '@saer/contract/products/sharing';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api/api.ts';

type Shared = z.input<typeof shareAnswer.body>;

/** Milliseconds for which a link is used again. */
const hour = 3_600_000;

/** The link of an answer without its inputs, and the address of its picture. */
export const sharedAnswerQuery = (body: Shared) =>
  queryOptions({
    queryKey: ['sharedAnswer', body],
    queryFn: async () => {
      const { token } = await call(shareAnswer, { body });
      return {
        token,
        link: `${location.origin}${sharedAnswerPath}/${token}`,
        picture: `${basePath}${shareCard.path}?token=${token}`,
      };
    },
    staleTime: hour,
    retry: false,
    meta: { quiet: true },
  });
