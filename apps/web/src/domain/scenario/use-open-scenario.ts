import { useNavigate } from '@tanstack/react-router';

/** Opens a calculation twice beside each other, to vary the second: given by its fields in the calculator's address. */
export function useOpenScenario(): (fields: Readonly<Record<string, string>>) => Promise<void> {
  const navigate = useNavigate();
  return async (fields) => {
    const { newScenarioHash, scenarioPath } = await import('./scenario-link.ts');
    await navigate({ to: scenarioPath, hash: newScenarioHash(fields), hashScrollIntoView: false });
  };
}
