/** Path prefix of the embedded file service. */
export const filesPath = '/bs/v1';
