/** Below which our own files service answers. */
export const filesPath = '/bs/v1';
