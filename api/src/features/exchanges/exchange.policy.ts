import { AppError } from '../../core/errors';

/**
 * The error for everyone to whom an exchange was not proposed, and for those to whom it was once it
 * has ended: nothing else is left of one that did not come about.
 */
export const noSuchExchange = () =>
  new AppError('NOT_FOUND', 'This exchange is not open to you any more.', 'id');
