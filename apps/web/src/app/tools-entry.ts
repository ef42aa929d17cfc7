import './styles/tools.css';
import { publicTools } from '@saer/contract/site/public-tools';
import { detectLanguage } from '@saer/i18n/locale';
import { startTool } from '../features/tools/public/start-tool.tsx';

const root = document.querySelector<HTMLElement>('[data-tool]');
const id = publicTools.find((tool) => tool === root?.dataset['tool']);
if (root !== null && id !== undefined)
  await startTool(root, id, detectLanguage(document.documentElement.lang));
