import { AppError } from '../../../core/errors';

/** Refuses a message with neither a text nor files. */
export function requireContent(content: string, files: readonly unknown[]): void {
  if (content !== '' || files.length > 0) return;
  throw new AppError('BAD_USER_INPUT', 'Please write a text, or add a file.', 'content');
}

/** Refuses mentions of others than those who take part, of whom the database has stored `count`. */
export function requireMentioned(mentions: readonly number[], count: number): void {
  if (count === mentions.length) return;
  const sentence = 'Only those who take part can be mentioned.';
  throw new AppError('BAD_USER_INPUT', sentence, 'mentionIds');
}
