import { fulfilmentTool } from './fulfilment-tool.tsx';

export const tool = fulfilmentTool('FBA', [{ tool: 'packaging-optimiser' }, { tool: 'store-comparison' }]);
