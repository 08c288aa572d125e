import { useState } from 'react';
import { type AskAsGuestMutation, useAskAsGuestMutation } from '../../../generated/graphql';
import { useClientKey } from '../../../lib/network/client-key';
import { dataOf } from '../../../lib/network/data-of';
import { errorCode, errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { TextField } from '../../../ui/form/TextField';
import { type Problems, useEditForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { RequestFields } from '../ask/RequestFields';
import { LIMITS, NO_WORDS, type RequestWords, sentWords, wordProblems } from '../ask/request-form';

interface Draft extends RequestWords {
  firstName: string;
  lastName: string;
  email: string;
}

interface Props {
  token: string;
  onSent: (sent: {
    firstName: string;
    email: string;
    request: AskAsGuestMutation['createGuestRequest'];
  }) => void;
  /** Called if the link was revoked while the form was open. */
  onLinkEnded: () => void;
}

const NOTHING: Draft = { firstName: '', lastName: '', email: '', ...NO_WORDS };

const FAILURE = { title: 'Not sent', fallback: 'This could not be sent. Please try again.' };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const problemsOf = (draft: Draft): Problems<Draft> => ({
  ...(!draft.firstName.trim() && { firstName: 'Please enter your first name.' }),
  ...(!draft.lastName.trim() && { lastName: 'Please enter your last name.' }),
  ...(!EMAIL.test(draft.email.trim()) && { email: 'Please enter an email address for our reply.' }),
  ...wordProblems(draft),
});

/** The guest's request and contact details; sent once. */
export function GuestForm({ token, onSent, onLinkEnded }: Props) {
  const [ask] = useAskAsGuestMutation();
  const [refusal, setRefusal] = useState('');
  const keyOf = useClientKey();
  const form = useEditForm({
    first: NOTHING,
    check: problemsOf,
    save: async (draft) => {
      setRefusal('');
      const firstName = draft.firstName.trim();
      const email = draft.email.trim();
      const person = { token, firstName, lastName: draft.lastName.trim(), email };
      const input = { ...person, ...sentWords(draft), clientKey: keyOf(draft) };
      const { createGuestRequest: request } = dataOf(await ask({ variables: { input } }));
      return { firstName, email, request };
    },
    failure: FAILURE,
    onError(error) {
      if (errorCode(error) === 'NOT_FOUND') onLinkEnded();
      else setRefusal(errorText(error, FAILURE.fallback));
      return true;
    },
    onSaved: onSent,
  });
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    maxLength: name === 'email' ? LIMITS.email : LIMITS.name,
    ...form.text(name),
  });
  return (
    <Stack as="form" {...form.formProps}>
      <Columns>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Columns>
      <TextField
        label="Email"
        hint="Only used to answer your request."
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <RequestFields form={form} />
      {refusal && <Notice message={refusal} />}
      <Button type="submit" wide size="large" busy={form.isBusy}>
        Send request
      </Button>
    </Stack>
  );
}
