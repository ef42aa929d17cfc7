import { asTyped, typedProduct } from '../fields/tool-link.ts';
import { fulfilmentTool } from './fulfilment-tool.tsx';

export const tool = fulfilmentTool('FBA', (to) => [
  to('store-comparison', { ...typedProduct, marginRate: asTyped }),
]);
