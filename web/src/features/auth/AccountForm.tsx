import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  submitLabel: string;
  children: ReactNode;
}

/** The frame of an account form: fields below each other and one wide button that Enter presses too. */
export function AccountForm({ busy, submitLabel, children, ...form }: Props) {
  return (
    <Stack as="form" noValidate {...form}>
      {children}
      <Button type="submit" wide size="large" busy={busy}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
