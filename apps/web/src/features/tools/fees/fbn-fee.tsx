import { fulfilmentTool } from './fulfilment-tool.tsx';

export const tool = fulfilmentTool('FBN', [
  { tool: 'packaging-optimiser' },
  { tool: 'measurement-dispute' },
  { tool: 'storage' },
]);
