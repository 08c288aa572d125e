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

/** The layout of an account form: stacked fields and one wide submit button. */
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
