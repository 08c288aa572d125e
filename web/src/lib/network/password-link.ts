import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import { errorCode } from './error-text';
import { passwordGate } from './password-gate';

/** Asks for the password when the server refuses an operation without it, and then repeats it. */
export const passwordLink = new ErrorLink(({ error, operation, forward }) => {
  if (errorCode(error) !== 'PASSWORD_REQUIRED') return;
  return from(passwordGate.ask()).pipe(
    switchMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
  );
});
