import { happened } from '../../../../core/audiences/happening';
import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { RequestContext } from '../../../../core/request-context';
import { requireRequestsAdministrator } from '../../special-request.policy';
import { answerDeleted, answerSaved } from '../../special-requests.happenings';
import type { SaveAnswerArgs, SavedAnswer, SavedAnswerIdArgs } from '../saved-answer.inputs';

/** A menu shows all of them. */
const MAX_ANSWERS = 100;

const LIST = statement(
  'saved-answers',
  `select id, title::text, text from saved_answers order by saved_answers.title, id limit ${MAX_ANSWERS}`,
);

const SAVE = statement(
  'save-answer',
  `insert into saved_answers (title, text)
    select $1, $2 where (select count(*) from saved_answers) < ${MAX_ANSWERS}
    on conflict do nothing returning id, title::text, text`,
);

const IS_TAKEN = statement('saved-answer-title', 'select id from saved_answers where title = $1');

const DELETE = statement(
  'delete-saved-answer',
  'delete from saved_answers where id = $1 returning title::text, text',
);

const subject = (id: number, title: string) => `Answer ${id}, ${title}`;

/** Lists the saved answers by title; administrators only. */
export function listSavedAnswers(call: RequestContext): Promise<SavedAnswer[]> {
  requireRequestsAdministrator(call);
  return read(call.app, LIST, []);
}

/** Saves an answer; CONFLICT if its title is taken, or there are too many. Administrators only. */
export function saveAnswer(
  call: RequestContext,
  { title, text }: SaveAnswerArgs,
): Promise<SavedAnswer> {
  requireRequestsAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const [saved] = await transaction.query(SAVE, [title, text.trim()]);
    if (!saved) {
      const [taken] = await transaction.query(IS_TAKEN, [title]);
      throw new AppError(
        'CONFLICT',
        taken
          ? 'There is a saved answer with this title already.'
          : `There are ${MAX_ANSWERS} saved answers already; please delete one first.`,
        'title',
      );
    }
    const { id } = saved;
    await happened(call, transaction, answerSaved, {
      id,
      subject: subject(id, saved.title),
      after: { text: saved.text },
    });
    return saved;
  });
}

/** Deletes a saved answer; NOT_FOUND if there is none. Administrators only. */
export function deleteSavedAnswer(
  call: RequestContext,
  { id }: SavedAnswerIdArgs,
): Promise<boolean> {
  requireRequestsAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const [deleted] = await transaction.query(DELETE, [id]);
    if (!deleted) throw new AppError('NOT_FOUND', 'There is no such saved answer.', 'id');
    await happened(call, transaction, answerDeleted, {
      id,
      subject: subject(id, deleted.title),
      before: { text: deleted.text },
    });
    return true;
  });
}
