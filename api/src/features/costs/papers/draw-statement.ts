import { drawChart } from '../../../core/paper/charts';
import { dayText } from '../../../core/paper/content';
import { drawLogo, numberPages } from '../../../core/paper/frame';
import { INK, PAGE, Paper, type TextStyle, WIDTH } from '../../../core/paper/paper';
import { drawTable } from '../../../core/paper/tables';
import type { CostAccount } from '../cost.types';
import { fingerprintOf, ibanText } from '../rules';
import {
  balancesOn,
  chartOf,
  type LedgerYear,
  moneyIn,
  owedText,
  tablesOf,
} from './statement-tables';

/** Lays out the statement of a share, or of the house, and returns the PDF as a stream. */
export function drawStatement(ledger: LedgerYear, own?: CostAccount): AsyncIterable<Buffer> {
  const { propertyName, year, seq, head, currency, total, iban, accountHolder } = ledger.costs;
  const title = `${propertyName}: costs of ${year}`;
  const of = own ? `Share ${own.account} · ${own.name}` : 'All shares';
  const paper = new Paper({ title: `${title}, ${of}`, author: 'Fairweek' });
  const line = (text: string, style: Partial<TextStyle>) => {
    const at = { x: PAGE.margin, y: paper.y, width: WIDTH, lines: 3 };
    paper.y += 6 + paper.write(text, { ...at, ...style });
  };
  paper.tableSize = 10.5;
  paper.addPage();
  drawLogo(paper, 48);
  paper.y = 100;
  line(title, { font: 'serif', size: 24, tag: 'H1' });
  const today = dayText(new Date().toISOString().slice(0, 10));
  line(`${of} · made on ${today}, with entries 1 to ${seq}`, { size: 11, color: INK.muted });
  paper.y += 14;
  const balance = own ? balancesOn(ledger, own.account)[1] : 0;
  const result = own && owedText(balance, currency, ['You owe', 'You are owed']);
  const style = { font: 'serif', size: 20, color: INK.accent } as const;
  line(result ?? `The house cost ${moneyIn(currency)(total)}`, style);
  // Later payments count as well.
  if (balance < 0 && balance === own?.balance && iban) {
    const to = [accountHolder, `IBAN ${ibanText(iban)}`].filter(Boolean).join(', ');
    line(`Please pay to: ${to}`, { font: 'bold', size: 12 });
  }
  paper.y += 20;
  if (!own) drawChart(paper, chartOf(ledger.costs));
  for (const table of tablesOf(ledger, own)) drawTable(paper, table);
  paper.title('How to check it', { following: 30 });
  const fingerprint = `Fingerprint of entry ${seq}: ${fingerprintOf(head)}.`;
  const check =
    'With it, “npm run verify-ledger” finds in the downloaded ledger whether an entry up to this one was changed later.';
  line(`${fingerprint} ${check}`, { size: 10.5 });
  numberPages(paper, title, of);
  paper.doc.end();
  return paper.doc as unknown as AsyncIterable<Buffer>;
}
