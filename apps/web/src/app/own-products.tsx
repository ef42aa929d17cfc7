import { OwnProductsPage } from '../features/products/own/own-products-page.tsx';
import { SurveyPlace } from './survey-place.tsx';

/** A seller's products, and at their end the survey. */
export function OwnProducts() {
  return (
    <>
      <OwnProductsPage />
      <SurveyPlace />
    </>
  );
}
