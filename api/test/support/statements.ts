import { Client } from 'pg';

/** The statements that the work sends to PostgreSQL, by name or text; the mail queue's own are left out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    for (const [statement] of query.mock.calls as unknown[][]) {
      const { name, text } =
        typeof statement === 'string'
          ? { name: undefined, text: statement }
          : (statement as { name?: string; text: string });
      if (!text.includes('graphile_worker')) sent.push(name ?? text);
    }
  } finally {
    query.mockRestore();
  }
  return sent;
}
