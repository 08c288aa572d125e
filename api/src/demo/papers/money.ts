import type { DemoHome } from '../homes/demo-home';

const amount = (value: number) => value.toLocaleString('en-GB');

/** What the house costs in a year, and each share of it. */
export function budget({ name, owners, facts }: DemoHome, year: number): string {
  const total = Object.values(facts.costs).reduce((sum, cost) => sum + cost, 0);
  const lines = Object.entries(facts.costs).map(([what, cost]) => `| ${what} | ${amount(cost)} |`);
  const share = Math.ceil(total / owners.length);
  return `# Budget ${year} of ${name}

All amounts in ${facts.currency}.

| What for | ${year} |
| --- | ---: |
${lines.join('\n')}
| **Total** | **${amount(total)}** |

Each of the ${owners.length} shares pays **${amount(share)}**, half by 31 January and half by 31 July.

The reserve may be drawn on by ${facts.caretaker.name} up to ${amount(500)} per repair; anything beyond is asked for in the messages first.
`;
}

/** What is insured, and what to do when it is needed. */
export function insurance({ name, facts }: DemoHome): string {
  return `# Insurance of ${name}

- Insurer: **${facts.insurer}**
- Policy: **${facts.policyNumber}**
- Insured: building, contents, and liability of the owners and their guests
- Not insured: your own luggage, bicycles and boards; cars

## When something has happened

1. Make it safe: main water tap under the kitchen sink, fuses in the hall.
2. Take photographs before you tidy up.
3. Call ${facts.caretaker.name}, ${facts.caretaker.phone}.
4. Write down when and how, and send it to the administration within **five days**.

The excess is ${amount(300)} ${facts.currency} per claim and is paid from the reserve, unless somebody was careless.
`;
}
