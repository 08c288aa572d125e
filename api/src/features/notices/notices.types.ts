import { defineEnum, type EnumOf } from '../../core/input/enum';
import { Flag, IntOrNull, One, Text, View } from '../../core/view/view';

export const NoticeMail = defineEnum(
  'NoticeMail',
  'When you are emailed about your shares, weeks and stays.',
  {
    AT_ONCE: 'Within two minutes.',
    DAILY: 'Once a day, at 8:00 by your clock.',
    NEVER: 'Not by email.',
  },
);
export type NoticeMail = EnumOf<typeof NoticeMail>;

@View('When you are notified of what happens to your shares, weeks and stays.', 'NoticeChoices')
export class NoticeChoicesView {
  @One(NoticeMail, 'When you are emailed.') mail!: NoticeMail;
  @IntOrNull('The hour (0 to 23) from which nothing is sent; null without quiet hours.')
  quietFrom!: number | null;
  @IntOrNull('The hour (0 to 23) from which what has waited is sent.') quietUntil!: number | null;
  @Flag('True if you are reminded 14 days before a stay.') remindTwoWeeks!: boolean;
  @Flag('True if you are reminded 2 days before a stay.') remindTwoDays!: boolean;
  @Flag('True if you are reminded on the day of departure.') remindLastDay!: boolean;
  @Text('The time zone of these hours, as an IANA name.') timeZone!: string;
}
