#!/usr/bin/env python3
"""Checks the exported log of a draft, as docs/draft-log.md describes it.

    python3 verify.py log.json [older-log.json] [--head FINGERPRINT] [--lists my-lists.json]

It is a second reading of that document, has no line of Fairweek, and needs nothing but Python,
with the other files of Python beside it. The older log may be of another year. Time stamps are not its
subject: openssl checks them.
"""
import argparse
import re
import sys
from datetime import date
from hashlib import sha256

from fields import (LISTS, LOG, SEASON, SHARE, SPACE, VERSIONS, Refused, fits, need, parsed, when,
                    written)
from keys import Keys

# The opening.

def order_of(rotation, shares, year):
    """The shares in the order of their first turns."""
    queue, years = rotation['queue'], year - rotation['baseYear']
    is_paired = rotation['kind'] == 'MIRROR_PAIRS'
    first = (years // 2 if is_paired else years) % len(queue)
    order = queue[first:] + queue[:first]
    if is_paired:
        rest, order = order, []
        while rest:  # the first, the last, the second, the last but one …
            order.append(rest.pop(0))
            rest.reverse()
        if years % 2 == 1:
            order.reverse()
    return [share for share in order if share in shares] + sorted(set(shares) - set(queue))

def calendar(year, first):
    """The dates of the weeks of a year whose first changeover is that day of January, by number."""
    starts = range(date(year, 1, first).toordinal(), date(year + 1, 1, 1).toordinal(), 7)
    days = ([str(date.fromordinal(day)) for day in (start, start + 7)] for start in starts)
    return dict(enumerate(days, 1))

def check_opening(opening):
    facts, year, twelve = opening['facts'], opening['year'], list(SHARE)
    rotation = opening.get('rotation') or {
        'kind': None, 'baseYear': opening['baseYear'], 'queue': twelve}
    before = opening.get('previous')
    need(not before or before['year'] < year, 'the log before is not of an earlier year')
    queue, is_over_twelve = rotation['queue'], rotation['kind'] == 'OVER_TWELVE'
    need(queue == twelve if is_over_twelve else 0 < len(queue) == len(set(queue)),
         'the queue is not possible in its kind')
    order = order_of(rotation, facts['shares'], year)
    need(facts['shares'] == order, 'the order is not that of the rotation')
    dates = {week['week']: [week['startDate'], week['endDate']] for week in facts['weeks']}
    weeks = [week['week'] for week in facts['weeks']]
    need(weeks == sorted(dates), 'the weeks are not in order')
    if 'leftOut' in opening:
        left_out = [week['week'] for week in opening['leftOut']]
        years = (calendar(year, first) for first in range(1, 8))
        dated = next((days for days in years if dates.items() <= days.items()), [])
        need(weeks, 'there is no week')
        need(sorted(weeks + left_out) == list(dated), 'a week has other dates or is not named once')
        need(left_out == sorted(left_out), 'the weeks left out are not in order')
        overlaps = {week['week'] for week in opening['leftOut'] if week['reason'] == 'OVERLAP'}
        need(overlaps <= {1, len(dated)}, 'a week in the middle of the year overlaps no other')
    made = [(it['share'], it['commitment']) for it in opening.get('commitments', [])]
    listed = [share for share in order if share in dict(made)]
    need([share for share, _ in made] == listed, 'the commitments are not in order')
    return dict(made)

# The draft.

ASIDE = ('COMMITTED', 'KEY_ADDED', 'KEY_REMOVED')
FOLLOWERS = {
    'PLANNED': ('OPENED',),
    'RUNNING': ('PICKED', 'MISSED', 'PASSED', 'UNDONE', 'PAUSED', 'CLOCK_SET', *ASIDE),
    'PAUSED': ('RESUMED', 'UNDONE', *ASIDE),
    'CHOSEN': ('ENDED',),
    'ENDED': ()}
PHASES = {'OPENED': 'RUNNING', 'PAUSED': 'PAUSED', 'RESUMED': 'RUNNING', 'ENDED': 'ENDED'}

class Draft:
    """A draft as its entries make it, one after the other."""

    def __init__(self, opening, hashes, lists, listed):
        self.facts, self.rules = opening['facts'], opening['facts']['rules']
        self.is_committed, self.commitments = 'commitments' in opening, {}
        self.phase, self.moves, self.at = 'PLANNED', [], float('-inf')
        self.keys, self.set_at = Keys(self.facts['shares'], hashes), self.at
        self.turn = self.deadline = self.given = self.left = self.began = self.since = None
        self.lists, self.listed = lists, listed

    def next_turn(self):
        """The turn after all moves that were not undone; None after the last."""
        moves, shares = list(self.moves), self.facts['shares']
        if not shares or sum('week' in move for move in moves) == len(self.facts['weeks']):
            return None
        for number in range(1, self.rules['rounds'] + 1):
            is_turned = self.rules['order'] == 'SERPENTINE' and number % 2 == 0
            second = []
            for is_second, queue in (False, shares[::-1] if is_turned else shares), (True, second):
                for share in queue:
                    if not moves:
                        return {'round': number, 'share': share, 'isCatchUp': is_second}
                    if self.is_postponed(moves.pop(0)) and not is_second:
                        second.append(share)

    def is_postponed(self, move):
        if move['kind'] == 'PASSED':
            return self.rules['version'] > 1 and move['reason'] != 'NOTHING_ALLOWED'
        return move['kind'] == 'MISSED'

    def allowed(self):
        """The free weeks that the caps leave to the share whose turn it is."""
        owners = {move['week']: move['share'] for move in self.moves if 'week' in move}
        weeks, rules = self.facts['weeks'], self.rules
        own = [week for week in weeks if owners.get(week['week']) == self.turn['share']]
        peaks = sum(week['season'] == 'PEAK' for week in own)
        holidays = sum(week['holiday'] is not None for week in own)
        no_peak = rules['peakCap'] is not None and peaks >= rules['peakCap']
        no_holiday = (rules['holidayCap'] is not None and holidays >= rules['holidayCap']
                      and self.turn['round'] < rules['rounds'])
        return [week for week in weeks if week['week'] not in owners
                and not (no_peak and week['season'] == 'PEAK')
                and not (no_holiday and week['holiday'] is not None)]

    def take(self, entry):
        """Checks an entry, and makes the draft what it is after it."""
        kind, at, share = entry['kind'], when(entry['at']), entry.get('share')
        need(kind in FOLLOWERS[self.phase], f'{kind} cannot follow here')
        back = self.at - at
        need(back > 5000 if kind == 'CLOCK_SET' else back <= 0, 'its time is not possible')
        if 'reset' in entry:
            when(entry['reset']['at'])
        if kind == 'OPENED':
            self.commitments = check_opening(entry)
            self.keys.open(entry.get('keys', []))
            self.since = dict.fromkeys(self.facts['shares'], entry['seq'])
        elif kind == 'KEY_ADDED':
            self.keys.add(entry)
        elif kind == 'KEY_REMOVED':
            self.keys.remove(entry)
        elif kind == 'CLOCK_SET':
            if 'was' in entry:
                when(entry['server'])
                need(when(entry['was']) == self.at, 'the clock had read something else')
                need(abs(at - self.set_at) >= 3600000, 'it had been set lately')
            self.set_at = at
        elif kind == 'UNDONE':
            picks = [place for place, move in enumerate(self.moves) if 'week' in move]
            need(picks, 'there is no pick to undo')
            del self.moves[picks[-1]:]
            self.left = self.rules['windowSeconds'] * 1000
        elif kind == 'PAUSED':
            need(at < self.deadline, 'the deadline had gone by')
            self.left = self.deadline - at
        elif kind == 'COMMITTED':
            need(share in self.facts['shares'], 'the share takes no part')
            need(self.commitments.get(share) != entry['commitment'], 'it repeats a commitment')
            self.keys.check_signature(entry, self.since[share])
            self.commitments[share] = entry['commitment']
            self.since[share] = entry['seq']
        elif share:
            self.check_move(entry, share, at >= self.deadline)
            self.keys.check_signature(entry, self.began)
            self.moves.append(entry)
        if kind not in ('PAUSED', 'RESUMED', *ASIDE):
            self.began = entry['seq']
        self.at, self.turn, self.phase = at, self.next_turn(), PHASES.get(kind, self.phase)
        if self.phase == 'RUNNING' and not self.turn:
            self.phase = 'CHOSEN'
        self.check_turn(kind, entry['turn'])

    def check_turn(self, kind, named):
        """Checks that an entry names the turn that follows, with the deadline that is due."""
        turn, before = dict(named or {}), self.deadline
        self.deadline = when(turn.pop('deadline')) if turn else None
        due = self.turn if self.phase == 'RUNNING' else None
        need(turn == (due or {}), 'it names another turn than the one that follows')
        if kind in ASIDE:
            need(self.deadline == before, 'it moves the deadline')
        elif due:
            lengths = {'RESUMED': self.left, 'CLOCK_SET': self.given}
            self.given = lengths.get(kind, self.rules['windowSeconds'] * 1000)
            need(self.deadline - self.at == self.given, 'the turn has another length')

    def check_move(self, entry, share, is_late):
        kind, by, is_second = entry['kind'], entry.get('by'), self.turn['isCatchUp']
        allowed, given = self.allowed(), None
        weeks = [week['week'] for week in allowed]
        need(share == self.turn['share'], 'it is the turn of another share')
        if kind == 'PASSED':
            need(entry['reason'] != 'NOTHING_ALLOWED' or not weeks, 'weeks were left to the share')
            return
        if kind == 'MISSED':
            need(is_late and not is_second, 'it could not miss its turn')
        else:
            need(entry['week'] in weeks, 'the share could not have this week')
        if by == 'WISH_LIST':
            given = entry['week']
            need(not self.is_committed or share in self.commitments, 'there was no list')
        elif by == 'NEUTRAL_RULE':
            best = min(allowed, key=lambda week: SEASON.index(week['season']))
            need(is_late and is_second, 'the neutral rule was not to pick yet')
            need(entry['week'] == best['week'], 'the neutral rule gives another week')
        elif kind == 'PICKED':
            need(not is_late, 'somebody chose after the deadline')
            return
        wishes = share in self.listed and self.lists.get(self.commitments.get(share))
        need(wishes or not given or share not in self.listed, 'the list that counted is missing')
        if wishes:
            due = next((week for week in wishes['weeks'] if week in weeks), None)
            need(given == due, 'it did not follow the wish list')
            need(wishes['isAutopilot'] or is_late, 'the list chose too early')

# The whole.

def read(source):
    """The log of a file, its entries, and their hashes behind the empty one."""
    log = parsed(source, LOG, 'the file')
    need(log['entries'], 'the log is empty')
    shapes, entries, hashes = tuple(version[0] for version in VERSIONS), [], ['']
    for link in log['entries']:
        entry = parsed(link['text'], shapes, f'entry {len(hashes)}')
        need(written(entry) == link['text'], f'entry {len(hashes)} is in another spelling')
        hashes.append(sha256(f"{hashes[-1]}\n{link['text']}".encode()).hexdigest())
        need(link['hash'] == hashes[-1], f'entry {len(entries) + 1} is not what was written')
        if not entries:
            shapes = next(version for version in VERSIONS if fits(entry, version[0]))
        entries.append(entry)
    return log, entries, hashes

def read_lists(source, log, entries):
    """The lists of an owner by their commitments, and the shares to which they belong."""
    file, lists = parsed(source, LISTS, 'the file of lists'), {}
    need(all(file[name] == log[name] for name in ('property', 'year')), 'they are of another draft')
    for wishes in file['lists']:
        if wishes['seq'] <= len(entries):
            plain = written({'weeks': wishes['weeks'], 'isAutopilot': wishes['isAutopilot']})
            salted = bytes.fromhex(wishes['salt']) + plain.encode()
            made = {'share': wishes['share'], 'commitment': sha256(salted).hexdigest()}
            place = entries[wishes['seq'] - 1]
            need(any(made.items() <= it.items() for it in place.get('commitments', [place])),
                 f"entry {wishes['seq']} is not committed to the list of share {wishes['share']}")
            lists[made['commitment']] = wishes
    return lists, [wishes['share'] for wishes in file['lists']]

def check(source, lists=None):
    """The log that is in order, its opening and its hashes."""
    log, entries, hashes = read(source)
    draft = Draft(entries[0], hashes, *(read_lists(lists, log, entries) if lists else ({}, [])))
    for number, entry in enumerate(entries, 1):
        try:
            need(entry['seq'] == number, f"it is numbered {entry['seq']}")
            draft.take(entry)
        except ValueError as problem:
            raise Refused(f'entry {number}: {problem}')
    need(all(log[name] == entries[0][name] for name in ('property', 'year')),
         'the file names another draft than its first entry')
    status = 'RUNNING' if draft.phase == 'CHOSEN' else draft.phase
    need(log['status'] == status, f"the file says {log['status']}, and its entries say {status}")
    return log, entries[0], hashes

def check_kept(source, log, opening, hashes):
    """Checks that a log continues an older file, or names that of the year before."""
    older, _, kept = check(source)
    previous = opening.get('previous')
    if previous and previous['year'] <= older['year'] < log['year']:
        need(older['status'] == 'ENDED', 'the older file is not a whole one')
        need(previous == {'year': older['year'], 'head': kept[-1]}, 'it names another log before it')
    else:
        need(hashes[:len(kept)] == kept, 'it does not continue the older file')

def verdict(source, older=None, head=None, lists=None):
    """None for a log that is in order and continues what was kept; otherwise what is wrong."""
    try:
        log, opening, hashes = check(source, lists)
        if older:
            check_kept(older, log, opening, hashes)
        if head is not None:
            digits = re.sub(SPACE, '', head).lower()
            need(len(digits) >= 16, 'a fingerprint has at least 16 digits')
            need(any(known.startswith(digits) for known in hashes), 'it has no such fingerprint')
    except Refused as problem:
        return str(problem)

if __name__ == '__main__':
    parser = argparse.ArgumentParser(description='Checks the exported log of a draft.')
    parser.add_argument('log')
    parser.add_argument('older', nargs='?', help='a file of the same draft that was kept')
    parser.add_argument('--head', help='a fingerprint that was kept')
    parser.add_argument('--lists', help='the file of an owner’s lists')
    asked = parser.parse_args()
    log, older, lists = (path and open(path, encoding='utf-8', errors='replace').read()
                         for path in (asked.log, asked.older, asked.lists))
    problem = verdict(log, older, asked.head, lists)
    print(problem or 'accepted')
    sys.exit(1 if problem else 0)
