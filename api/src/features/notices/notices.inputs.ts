import { InputType } from 'type-graphql';
import { EnumInput, IntInput } from '../../core/input/input';
import { NoticeMail } from './notices.types';

@InputType({ description: 'When you are notified.' })
export class NoticeChoicesInput {
  @EnumInput(NoticeMail, 'When you are emailed.') mail!: NoticeMail;
  @IntInput('The hour from which nothing is sent, by your clock; none by default.', {
    min: 0,
    max: 23,
    optional: true,
  })
  quietFrom?: number;
  @IntInput('The hour from which what has waited is sent.', { min: 0, max: 23, optional: true })
  quietUntil?: number;
}
