import type { EndpointInput } from '@saer/contract/api/endpoint';
import {
  confirmLegal,
  createLegalDraft,
  findLegalVersion,
  findLegalVersions,
  previewLegal,
  removeLegalDraft,
  updateLegalDraft,
  withdrawLegal,
} from '@saer/contract/legal/legal-document';
import type { LegalDocument } from '@saer/contract/legal/legal-states';
import { findPartners } from '@saer/contract/site/partner';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

const quiet = { quiet: true } as const;

export const versionsQuery = queryOptions({
  queryKey: ['legal', 'versions'],
  queryFn: () => call(findLegalVersions, {}),
  meta: quiet,
});

export const versionQuery = (id: number) =>
  queryOptions({
    queryKey: ['legal', 'version', id],
    queryFn: () => call(findLegalVersion, { query: { id } }),
    meta: quiet,
  });

/** Both texts as readers will see them; the same texts are asked for once. */
export const previewQuery = (texts: EndpointInput<typeof previewLegal>['body']) =>
  queryOptions({
    queryKey: ['legal-preview', texts.textAr, texts.textEn],
    queryFn: () => call(previewLegal, { body: texts }),
    retry: false,
    staleTime: Infinity,
    meta: quiet,
  });

/** The outside systems that the settings name: the privacy policy lists those in use. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: () => call(findPartners, {}),
  meta: quiet,
});

const change = <V, R>(mutationFn: (values: V) => Promise<R>) =>
  mutationOptions<R, Error, V>({
    mutationFn,
    onSettled: (_reply, _error, _values, _result, { client }: { readonly client: QueryClient }) =>
      client.invalidateQueries({ queryKey: ['legal'] }),
    meta: quiet,
  });

export const createDraftMutation = change((document: LegalDocument) =>
  call(createLegalDraft, { body: { document } }),
);
export const saveDraftMutation = change((body: EndpointInput<typeof updateLegalDraft>['body']) =>
  call(updateLegalDraft, { body }),
);
export const removeDraftMutation = change((id: number) => call(removeLegalDraft, { query: { id } }));
export const confirmMutation = change((body: EndpointInput<typeof confirmLegal>['body']) =>
  call(confirmLegal, { body }),
);
export const withdrawMutation = change((body: EndpointInput<typeof withdrawLegal>['body']) =>
  call(withdrawLegal, { body }),
);
