import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { surveyQuery } from './queries.ts';
import { type Outcome, SurveyForm } from './survey-form.tsx';
import { SurveyOutcome } from './survey-outcome.tsx';

/** Two questions at the end of a page, for a seller whom the server says to ask. What became of them stays until the page is left. */
export function SurveyCard() {
  const { data } = useQuery(surveyQuery);
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === undefined && data?.isAsked !== true) return null;
  return (
    <div className="print:hidden" data-testid="survey">
      <Card>
        {outcome === undefined ? <SurveyForm onOutcome={setOutcome} /> : <SurveyOutcome outcome={outcome} />}
      </Card>
    </div>
  );
}
