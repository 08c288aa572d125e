import { screen, within } from '@testing-library/react';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { address } from '../../lib/test/render-data';
import { aRequest, begun, happened, pageOf, renderRequests } from '../test/render-requests';

const rows = () =>
  within(screen.getByRole('list', { name: 'My requests' })).getAllByRole('listitem');

describe('my requests', () => {
  it('show what, where and the status, newest first', async () => {
    const { container } = renderRequests('/requests', {
      myRequests: () =>
        pageOf([aRequest(), aRequest({ id: '6', title: 'A late start', status: 'fulfilled' })]),
    });
    expect(await screen.findByRole('link', { name: 'A late start' })).toHaveAttribute(
      'href',
      '/requests/6',
    );
    const [first, second] = rows();
    expect(first).toHaveTextContent('early check in · Lake House · 2 Nov 2026');
    expect(first).toHaveTextContent('Pending');
    expect(first).toHaveTextContent('High priority');
    expect(second).toHaveTextContent('Fulfilled');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are read page by page, and the page is in the address', async () => {
    const { user, callsOf } = renderRequests('/requests', {
      myRequests: ({ offset }) => pageOf([aRequest({ id: String(100 - Number(offset)) })], 41),
    });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(address()).toBe('/requests?page=2');
    expect(await screen.findByText('21–40 of 41')).toBeVisible();
    expect(callsOf('myRequests').at(-1)).toEqual({ first: 20, offset: 20 });
  });

  it('invite users without a request to make one', async () => {
    const { user } = renderRequests('/requests', {
      myRequests: () => pageOf([]),
      requestableProperties: () => ({ requestableProperties: [], myStays: [] }),
    });
    expect(await screen.findByText('Nothing asked for yet')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'New request' }));
    expect(address()).toBe('/requests/new');
  });

  it('show loading and errors, and retry', async () => {
    let isDown = true;
    const { user } = renderRequests('/requests', {
      myRequests: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return pageOf([aRequest()]);
      },
    });
    expect(screen.getByText('Loading your requests…')).toBeInTheDocument();
    expect(await screen.findByText('Your requests could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'A cot for the little one' })).toBeVisible();
  });

  it('update live, and highlight what changed', async () => {
    let request = aRequest();
    const { happen } = renderRequests('/requests', {
      myRequests: () => pageOf([request, aRequest({ id: '6', title: 'A late start' })]),
    });
    await screen.findByText('A late start');
    request = begun();
    await happen('7');
    await screen.findByText('In Progress');
    const [first, second] = rows();
    expect(first).toHaveTextContent('In Progress');
    expect(first).toHaveAttribute('data-fresh');
    expect(second).not.toHaveAttribute('data-fresh');
  });
});

describe('one request', () => {
  it('shows a change with its note as soon as it is published', async () => {
    let request = aRequest();
    const { happen, container } = renderRequests('/requests/7', {
      myRequest: () => ({ specialRequest: request }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(request.title);
    expect(screen.getByText('Could a cot stand in the small room?')).toBeVisible();
    request = begun();
    await happen('7');
    expect(await screen.findByText('Someone is taking care of it.')).toBeVisible();
    const history = within(screen.getByRole('list', { name: 'History' }));
    expect(history.getByText('It comes on Friday.')).toBeVisible();
    expect(history.getAllByRole('listitem')[1]).toHaveTextContent(
      'Ada Keller set the status to In Progress',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('names the asker, and sets their words apart from answers, without its beginning', async () => {
    const said = (id: string, actorName: string, note: string) =>
      happened(id, { kind: 'NOTE', actorName, note });
    const history = [said('2', 'Uma Lind', 'Is it there?'), said('3', 'Ada Keller', 'It is.')];
    renderRequests('/requests/7', {
      myRequest: () => ({ specialRequest: aRequest({ history }) }),
    });
    const events = within(await screen.findByRole('list', { name: 'History' }));
    expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Uma Lind made the request/),
      expect.stringMatching(/^Uma Lind wrote/),
      expect.stringMatching(/^Ada Keller wrote/),
    ]);
    const lookOf = (text: string) => events.getByText(text).className;
    expect(lookOf('Is it there?')).not.toBe(lookOf('It is.'));
  });

  it('is withdrawn after a confirmation', async () => {
    let request = aRequest();
    const { user, callsOf } = renderRequests('/requests/7', {
      myRequest: () => ({ specialRequest: request }),
      withdrawRequest: () => {
        request = aRequest({ status: 'cancelled', version: 2 });
        return { withdrawSpecialRequest: request };
      },
    });
    const ask = () => user.click(screen.getByRole('button', { name: 'Withdraw request' }));
    await screen.findByRole('heading', { level: 1 });
    await ask();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(callsOf('withdrawRequest')).toEqual([]);
    await ask();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(callsOf('withdrawRequest')).toEqual([{ id: '7' }]);
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).not.toBeInTheDocument();
  });

  it.each([
    { status: 'fulfilled' as const },
    { status: 'cancelled' as const },
    { archivedAt: '2026-11-03T09:30:00.000Z' },
  ])('cannot be withdrawn with %j', async (rest) => {
    renderRequests('/requests/7', { myRequest: () => ({ specialRequest: aRequest(rest) }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).not.toBeInTheDocument();
  });

  it('shows that it was removed', async () => {
    let isThere = true;
    const { happen } = renderRequests('/requests/7', {
      myRequest: () => {
        if (!isThere) throw new Refusal('There is no such request.', 'NOT_FOUND');
        return { specialRequest: aRequest() };
      },
    });
    await screen.findByText('Could a cot stand in the small room?');
    isThere = false;
    await happen('7');
    expect(await screen.findByText('There is no such request')).toBeVisible();
  });
});
