import { InputType } from 'type-graphql';
import { EnumInput, IntInput } from '../../core/input/input';
import { NoticeMail } from './notices.types';

@InputType({ description: 'When you are notified.' })
export class NoticeChoicesInput {
  @EnumInput(NoticeMail, { description: 'When you are emailed.' })
  mail!: NoticeMail;

  @IntInput({
    min: 0,
    max: 23,
    optional: true,
    description: 'The hour from which nothing is sent, by your clock; none by default.',
  })
  quietFrom?: number;

  @IntInput({
    min: 0,
    max: 23,
    optional: true,
    description: 'The hour from which what has waited is sent.',
  })
  quietUntil?: number;
}
