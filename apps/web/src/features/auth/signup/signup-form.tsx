import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LegalDocument, legalDocuments } from '@saer/contract/legal/legal-states';
import { mobileNumber } from '@saer/contract/api/mobile-number';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, useEffect } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { NewPasswordFields } from '../../../components/form/new-password-fields.tsx';
import { DocumentLinks } from '../../../domain/legal/document-links.tsx';
import { ApiFailure } from '../../../lib/api/api.ts';
import { carriedCalculation } from '../../../lib/session/account-search.ts';
import { getFieldError } from '../../../lib/form/form-errors.ts';
import { currentLanguage } from '../../../lib/language/language.ts';
import { type SchemaForm, showFailure, useSchemaForm } from '../../../lib/form/schema-form.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { AccessCard } from '../access-card.tsx';
import { AccessLink } from '../access-link.tsx';
import { DraftSavedNotice } from '../guest/draft-saved-notice.tsx';
import { currentLegalQuery, isTaken, registerMutation } from '../queries.ts';
import type { CodeSent } from '../step.ts';
import { registration } from '@saer/contract/account/auth';
import { passwordsMatch } from '../password-confirmation.ts';
import { readSessionStorage, writeSessionStorage } from '../../../lib/browser/storage.ts';

const { shape } = registration;

/** A registration as its form holds it: with the password typed twice. */
const signupFields = z
  .strictObject({
    firstName: shape.firstName,
    lastName: shape.lastName,
    mobile: shape.mobile,
    email: shape.email,
    password: shape.password,
    confirmation: z.string(),
    termsAccepted: shape.termsAccepted,
  })
  .check(passwordsMatch);
export type SignupInput = z.input<typeof signupFields>;
export type SignupOutput = z.output<typeof signupFields>;

type Props = {
  readonly form: SchemaForm<SignupInput, SignupOutput>;
  readonly onSent: (sent: CodeSent) => void;
};

interface AcceptedVersions {
  readonly terms: number;
  readonly privacy: number;
}

/** The versions that the page links to; undefined while they are not known, then those in force are accepted. */
function useAcceptedVersions() {
  const { data, refetch } = useQuery(currentLegalQuery);
  const getNumber = (document: LegalDocument) => data?.find((each) => each.document === document)?.number;
  const [terms, privacy] = [getNumber('TERMS'), getNumber('PRIVACY')];
  return {
    versions: terms === undefined || privacy === undefined ? undefined : { terms, privacy },
    refetch,
  };
}

const toBody = (
  { firstName, lastName, mobile, email, password, termsAccepted }: SignupOutput,
  calculation: string | undefined,
  acceptedVersions: AcceptedVersions | undefined,
) => ({
  firstName,
  lastName,
  mobile,
  email,
  password,
  termsAccepted,
  language: currentLanguage(),
  ...(calculation === undefined ? {} : { calculation }),
  ...(acceptedVersions === undefined ? {} : { acceptedVersions }),
});

/** Validates an address on blur, and checks whether it is taken. If the server does not reveal it, neither do we. */
const useTakenCheck =
  (form: SchemaForm<SignupInput, SignupOutput>) =>
  async (field: 'email' | 'mobile', value: string): Promise<void> => {
    if (value === '' || !(await form.trigger(field))) return;
    try {
      const isStillThere = () => form.getValues(field) === value;
      if ((await isTaken(field, value)) && isStillThere()) {
        form.setError(field, getFieldError([{ code: 'emailOrMobileExists' }]));
      }
    } catch {
      // Only a courtesy: sending the form asks again.
    }
  };

/** The registration form. */
export function SignupForm({ form, onSent }: Props) {
  const { t } = useLingui();
  const getWords = useFailureWords();
  const router = useRouter();
  const checkTaken = useTakenCheck(form);
  const { mutate, isPending } = useMutation(registerMutation);
  const { versions, refetch } = useAcceptedVersions();
  const [problem, setProblem] = useState<Error>();
  const { control } = form;
  const register = (typed: SignupOutput): void => {
    if (isPending) return;
    setProblem(undefined);
    mutate(toBody(typed, carriedCalculation(router.latestLocation.searchStr), versions), {
      onSuccess: onSent,
      onError: (error) => {
        // The text is another by now: it is read before it is accepted again.
        if (error instanceof ApiFailure && error.reply?.code === 'termsChanged') {
          form.resetField('termsAccepted');
          void refetch();
        }
        setProblem(showFailure(form, error) === undefined ? undefined : error);
      },
    });
  };
  const leaveMobile = (typed: string): void => {
    const number = mobileNumber(typed) ?? typed;
    if (number !== typed) form.setValue('mobile', number);
    void checkTaken('mobile', number);
  };
  return (
    <AccessCard
      title={t`Create an account`}
      lead={<Trans>We review every registration and email you when yours is approved.</Trans>}
      footer={
        <>
          <Trans>Already have an account?</Trans> <AccessLink to="/access/login">{t`Sign in`}</AccessLink>
        </>
      }
    >
      <DraftSavedNotice />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(register)(event)}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <FormTextField control={control} name="firstName" label={t`First name`} autoComplete="given-name" />
          <FormTextField control={control} name="lastName" label={t`Last name`} autoComplete="family-name" />
        </div>
        <FormTextField
          control={control}
          name="mobile"
          label={t`Mobile number`}
          description={t`Such as 05X XXX XXXX, or with the country’s code`}
          kind="tel"
          autoComplete="tel"
          onLeave={leaveMobile}
        />
        <FormTextField
          control={control}
          name="email"
          label={t`Email`}
          kind="email"
          autoComplete="email"
          onLeave={(value) => void checkTaken('email', value)}
        />
        <NewPasswordFields control={control} name="password" confirmation="confirmation" />
        <div>
          <FormCheckbox control={control} name="termsAccepted">
            <Trans>I accept the terms of use and the privacy policy</Trans>
          </FormCheckbox>
          <DocumentLinks documents={legalDocuments} />
        </div>
        <FormError>{problem === undefined ? undefined : getWords(problem)}</FormError>
        <Button type="submit" tone="primary" isWide isPending={isPending}>
          {isPending ? <Trans>Sending…</Trans> : <Trans>Create the account</Trans>}
        </Button>
      </form>
    </AccessCard>
  );
}

const draft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string(),
  email: z.string(),
});

const nothingYet = { firstName: '', lastName: '', mobile: '', email: '' };

/** The registration form; its input survives a reload, except for the password. */
export const useSignupForm = (): SchemaForm<SignupInput, SignupOutput> => {
  const form = useSchemaForm(signupFields, {
    ...(z.safeParse(draft, readSessionStorage('access.draft')).data ?? nothingYet),
    password: '',
    confirmation: '',
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { firstName, lastName, mobile, email } }) =>
          writeSessionStorage('access.draft', { firstName, lastName, mobile, email }),
      }),
    [subscribe],
  );
  return form;
};
