import { useState } from 'react';
import { type AskAsGuestMutation, useAskAsGuestMutation } from '../../../generated/graphql';
import { errorCode, errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { TextField } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { RequestFields } from '../ask/RequestFields';
import {
  LIMITS,
  NO_WORDS,
  type Problems,
  type RequestWords,
  sentWords,
  useRequestForm,
  wordProblems,
} from '../ask/request-form';

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
  const form = useRequestForm<Draft>({
    initial: { firstName: '', lastName: '', email: '', ...NO_WORDS },
    check: problemsOf,
    send: async (draft, clientKey) => {
      setRefusal('');
      const firstName = draft.firstName.trim();
      const email = draft.email.trim();
      const person = { token, firstName, lastName: draft.lastName.trim(), email };
      const input = { ...person, ...sentWords(draft), clientKey };
      const { data } = await ask({ variables: { input } });
      return () => data && onSent({ firstName, email, request: data.createGuestRequest });
    },
    onRefused: (error) => {
      const isEnded = errorCode(error) === 'NOT_FOUND';
      if (isEnded) onLinkEnded();
      else setRefusal(errorText(error, 'This could not be sent. Please try again.'));
    },
  });
  const { draft, problems, change } = form;
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    value: draft[name],
    maxLength: name === 'email' ? LIMITS.email : LIMITS.name,
    error: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
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
      <RequestFields draft={draft} problems={problems} change={change} />
      {refusal && <Notice message={refusal} />}
      <Button type="submit" wide size="large" busy={form.isBusy}>
        Send request
      </Button>
    </Stack>
  );
}
