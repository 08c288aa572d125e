import { Flag, Int, One, OneOrNull, Text, View } from '../../../core/view/view';
import { RequestList } from '../request-kinds';

@View('A week in which the person who made a request stays at its property.')
export class RequestStay {
  @Int('Year in which the week starts.') year!: number;
  @Int('Number of the week (1 to 53).') week!: number;
  @Text('Check-in day (YYYY-MM-DD).') startDate!: string;
  @Text('Check-out day (YYYY-MM-DD).') endDate!: string;
  @Flag('True from the check-in day on, at the house.') hasBegun!: boolean;
}

@View('What a special request stands among.')
export class RequestSurroundings {
  @One(RequestList, 'The list that has it.') list!: RequestList;
  @Int('Number of newer requests in that list.') offset!: number;
  @Int('Number of requests in that list.') total!: number;
  @OneOrNull(
    RequestStay,
    'The current or next week at the property that the person holds or is the guest of; null if there is none, and for a guest without an account.',
  )
  nextStay!: RequestStay | null;
}
