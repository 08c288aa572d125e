import { InputType } from 'type-graphql';
import { BooleanInput, EnumInput, IntInput } from '../../core/input/input';
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
  @BooleanInput('Whether you are reminded 14 days before a stay; left out, as before.', {
    optional: true,
  })
  remindTwoWeeks?: boolean;
  @BooleanInput('Whether you are reminded 2 days before a stay; left out, as before.', {
    optional: true,
  })
  remindTwoDays?: boolean;
  @BooleanInput('Whether you are reminded on the day of departure; left out, as before.', {
    optional: true,
  })
  remindLastDay?: boolean;
}
