import { asTyped, leftEmpty } from '../fields/tool-link.ts';
import { fulfilmentTool } from './fulfilment-tool.tsx';

export const tool = fulfilmentTool('FBN', (to) => [
  to('measurement-dispute', {
    measuredLength: leftEmpty,
    measuredWidth: leftEmpty,
    measuredHeight: leftEmpty,
    measuredWeight: leftEmpty,
    unitsPerMonth: asTyped,
    pastUnits: leftEmpty,
  }),
  to('storage', { stock: asTyped, unitsPerMonth: asTyped }),
]);
