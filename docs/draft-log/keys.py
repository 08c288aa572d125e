"""The keys with which the people of a draft sign, and what they sign."""
from ecdsa import is_point, is_signature
from fields import need

class Keys:
    """The keys that the log knows at a moment."""

    def __init__(self, shares, hashes):
        self.shares, self.hashes, self.known = shares, hashes, []

    def open(self, keys):
        for owned in keys:
            self.add(owned)
        places = [self.shares.index(owned['share']) for owned in keys]
        need(places == sorted(places), 'the keys are not in order')

    def same(self, owned):
        """The shares that have a key, which is of one person."""
        same = [it for it in self.known if it['key'] == owned['key']]
        need(all(it['by'] == owned['by'] for it in same), 'the key is of another person')
        return [it['share'] for it in same]

    def add(self, owned):
        need(is_point(owned['key']), 'the key is no point of the curve')
        need(owned['share'] in self.shares, 'the share takes no part')
        need(owned['share'] not in self.same(owned), 'the share has the key already')
        self.known.append(owned)

    def remove(self, owned):
        need(self.same(owned), 'there is no such key')
        self.known = [it for it in self.known if it['key'] != owned['key']]

    def check_signature(self, entry, first):
        """Checks that a signature is of a known key, over this choice, and not before an entry."""
        if 'signed' not in entry:
            return
        share, seq, key = entry['share'], entry['signed']['seq'], entry['signed']['key']
        owner = ('by', entry['who']) if 'who' in entry else ('share', share)
        known = [it[owner[0]] for it in self.known if it['key'] == key]
        need(owner[1] in known, 'the log has no such key of theirs')
        need(seq in range(first, entry['seq']), 'it was signed at another moment')
        is_pick = entry['kind'] == 'PICKED'
        what, chosen = ('pick', entry['week']) if is_pick else ('list', entry['commitment'])
        text = f'fairweek {what}\n{self.hashes[seq]}\n{share}\n{chosen}'
        need(is_signature(key, entry['signed']['value'], text), 'its signature is not of its key')
