import type { DemoHome } from '../homes/demo-home';

/** How people live together in a house that they do not meet in. */
export function rules({ name, facts }: DemoHome): string {
  return `# House rules of ${name}

1. **Leave it as you would like to find it.** The cleaning is for dust, not for dishes.
2. **At most ${facts.sleeps} people** sleep in the house. Say who stays, in the calendar, before you arrive.
3. **Guests of yours are your guests:** you answer for them, also when you are not there.
4. **Quiet from 22:00 to 7:00**, outside as well.
5. **No smoking** inside. Ash and ends do not belong in the garden.
6. **Break something? Say so** in the house book and to ${facts.caretaker.name}; the reserve pays for what wears out.
7. **The furniture stays where it is.** Wishes go to the yearly meeting.
8. **No letting by the night.** A week may be swapped or given back, not sold on a platform.
`;
}

/** The agreement of the owners, in words. */
export function agreement({ name, owners, weeksPerShare }: DemoHome): string {
  const shares = owners.length;
  return `# Agreement of the owners of ${name}

*A summary; the notarised text is decisive.*

## Shares

The house is owned in **${shares} equal shares**. Each carries one vote, 1/${shares} of the costs and **${weeksPerShare} weeks a year**. One person may hold several.

## Choosing weeks

The order of choice moves up by one place every year, and whoever was first goes to the end, over a cycle of twelve years. Weeks are chosen in turns that run back and forth, so that the last of one round is the first of the next. What is left afterwards is open: for the first two weeks each share may take one of these weeks, then the first to take one has it.

## Swapping and giving back

Weeks may be swapped between owners at any time before they begin. A week that nobody needs is given back and is open again; costs are not refunded.

## Costs

The budget is decided at the yearly meeting and paid in two halves, on 31 January and 31 July. A share more than 90 days in arrears rests: it chooses no weeks until it has paid.

## Selling

A share is offered to the other owners first, for 60 days. The buyer enters this agreement, with the weeks already allocated to the share.

## Deciding

Decisions need a simple majority of the active shares; rebuilding and selling the house need three quarters.
`;
}
