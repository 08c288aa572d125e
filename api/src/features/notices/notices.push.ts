import { wordingOf } from '../../core/audiences/activity';
import type { NoticeSource } from '../../core/audiences/notice';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { textOf } from '../../core/rules/sentence';
import { NOTICE_COLUMNS, NOTICE_TABLES } from './notice.columns';

const FIND = statement(
  'notice-to-push',
  `select ${NOTICE_COLUMNS} from notices n ${NOTICE_TABLES} where n.user_id = $1 and n.id = $2`,
);

/** The latest that has happened to what a user has. */
export const holdingsNotices: NoticeSource = {
  async read(app, userId, subjectId) {
    const [notice] = await read(app, FIND, [userId, subjectId]);
    if (!notice) return null;
    const wording = wordingOf(app, notice);
    if (!wording) return null;
    const { subject, sentence, path } = wording;
    return { title: subject, body: textOf(sentence), path, tag: 'holdings' };
  },
};
