import { Flag, Id, Int, IntOrNull, Many, Text, View } from '../../../core/view/view';
import { DatedWeek } from '../../weeks/week.types';

@View('A week that was wished for or got.')
export class ShareYearWeek extends DatedWeek {}

@View('A year of a share: its place, wishes and weeks.')
export class ShareYear {
  @Int('Year in which the weeks start.') year!: number;
  @IntOrNull('Place in the order of choice; null if the share takes no part.')
  place!: number | null;
  @Int('Number of shares that take part.') outOf!: number;
  @Flag('True if the draft was opened by this order; else it is as the rotation foresees.')
  isHeld!: boolean;
  @Many(ShareYearWeek, 'Your wish list as it was kept, most wanted first; empty if there is none.')
  wishes!: ShareYearWeek[];
  @Many(ShareYearWeek, 'Weeks that the draft gave, in the order of rounds.') got!: ShareYearWeek[];
}

@View('Twelve years of a share, for its owner alone.')
export class ShareYears {
  @Id('Id of your share.') shareId!: number;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Int('The current year at the property.') thisYear!: number;
  @Many(ShareYear, 'Twelve years in a row, the earliest first.') years!: ShareYear[];
}
