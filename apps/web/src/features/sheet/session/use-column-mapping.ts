import { useQueryClient } from '@tanstack/react-query';
import { mappingQuery, saveMappingMutation } from '../queries.ts';
import type { SheetReader } from '../reading/sheet-reader.ts';
import type { DetectedSheet } from '../reading/sheet-tasks.ts';
import type { SavedLayout } from '../reading/write-back.ts';

/** How this seller's people assigned the columns of sheets with certain headers: read, and saved for the next file. */
export function useColumnMapping(getReader: () => Promise<SheetReader>) {
  const client = useQueryClient();
  return {
    /** A sheet as it was assigned the last time; as it was detected where it never was. */
    applySavedMapping: async (sheet: DetectedSheet, index: number): Promise<DetectedSheet> => {
      if (sheet.headersKey === null) return sheet;
      try {
        const answers = await client.fetchQuery(mappingQuery(sheet.headersKey));
        if (answers === null) return sheet;
        const reader = await getReader();
        return await reader.ask('answered', { sheet: index, headerRow: sheet.headerRow, answers });
      } catch {
        // What was recognised will do.
        return sheet;
      }
    },
    /** Sheets of these headers are assigned so from now on. */
    saveMapping: ({ headers, ...assigned }: SavedLayout): void => {
      const answers = {
        mapping: { ...assigned.mapping },
        units: { ...assigned.units },
        ignored: [...assigned.ignored],
      };
      client.setQueryData(mappingQuery(headers).queryKey, answers);
      void client
        .getMutationCache()
        .build(client, saveMappingMutation)
        .execute({ headers, ...answers })
        .catch(() => undefined);
    },
  };
}
