"""Checks the hashes and the draws of a house's log, as docs/house-chain.md has them."""

import json
import sys
from datetime import datetime, timezone
from hashlib import sha256


def digest(*lines):
    return sha256("\n".join(str(line) for line in lines).encode()).hexdigest()


def numbers(seed):
    count = 0
    while True:
        block = bytes.fromhex(digest(seed, count))
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        count += 1


def shuffled(shares, seed):
    order, words = list(shares), numbers(seed)
    for last in range(len(order) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        word = next(word for word in words if word < fair)
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def seconds(at):
    return datetime.strptime(at, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=timezone.utc).timestamp()


def round_time(beacon):
    return beacon["genesis"] + (beacon["round"] - 1) * beacon["period"]


def phase(draw, at):
    committed, revealed, start = draw["committed"], draw["revealed"], draw["start"]
    if at < start["commitBy"] and len(committed) < len(start["shares"]):
        return "COMMIT"
    return "REVEAL" if at < start["revealBy"] and len(revealed) < len(committed) else "DRAW"


def begins(entry, running):
    shares, beacon = entry["shares"], entry["beacon"]
    assert running is None and len(shares) > 1 and sorted(set(shares)) == shares
    assert entry["at"] < entry["commitBy"] < entry["revealBy"]
    assert not beacon or round_time(beacon) > seconds(entry["revealBy"])


def ends(entry, draw):
    start, committed, revealed = draw["start"], draw["committed"], draw["revealed"]
    named, beacon = start["beacon"], entry.get("beacon")
    late = named and seconds(entry["at"]) >= round_time(named) + 7 * 86400
    enough = committed if named else len({by for _, by in revealed.values()}) > 1
    if entry["kind"] == "DRAW_CANCELLED" and entry["by"] is not None:
        assert entry["reason"] and (phase(draw, entry["at"]) == "COMMIT" or late)
        return
    assert phase(draw, entry["at"]) == "DRAW"
    assert bool(enough) == (entry["kind"] == "DRAWN")
    if entry["kind"] != "DRAWN":
        assert entry["reason"] is None
        return
    assert bool(beacon) == bool(named)
    lines = [f"{share} {revealed[share][0]}" for share in start["shares"] if share in revealed]
    if beacon:
        assert sha256(bytes.fromhex(beacon["signature"])).hexdigest() == beacon["randomness"]
        assert seconds(entry["at"]) >= round_time(named)
        lines.append(beacon["randomness"])
    order = shuffled(start["shares"], digest("fair-draw seed", draw["hash"], *lines))
    withheld = [share for share in start["shares"] if share in committed and share not in revealed]
    last = [share for share in order if share in withheld]
    assert entry["withheld"] == withheld
    assert entry["order"] == [share for share in order if share not in last] + last


def step(entry, link, draw):
    kind = entry["kind"]
    if kind == "DRAW_BEGUN":
        begins(entry, draw)
        return {"start": entry, "hash": link["hash"], "committed": {}, "revealed": {}}
    assert draw and entry["draw"] == draw["start"]["seq"]
    if kind == "DRAW_COMMITTED":
        assert entry["share"] in draw["start"]["shares"] and phase(draw, entry["at"]) == "COMMIT"
        draw["committed"][entry["share"]] = entry["commitment"]
        return draw
    if kind == "DRAW_REVEALED":
        share, secret = entry["share"], entry["secret"]
        assert phase(draw, entry["at"]) == "REVEAL" and share not in draw["revealed"]
        assert digest("fair-draw secret", draw["hash"], share, secret) == draw["committed"].get(share)
        draw["revealed"][share] = (secret, entry["by"])
        return draw
    ends(entry, draw)
    return None


def main(file):
    before, last, draw = "", "", None
    for count, link in enumerate(json.load(open(file))["entries"], 1):
        entry = json.loads(link["text"])
        try:
            assert link["hash"] == digest(before, link["text"]) and entry["seq"] == count
            assert entry["at"] >= last and (entry["kind"] == "BEGUN") == (count == 1)
            draw = step(entry, link, draw) if entry["kind"].startswith("DRAW") else draw
        except AssertionError:
            return f"entry {count} is not in order"
        before, last = link["hash"], entry["at"]
    return "accepted"


if __name__ == "__main__":
    found = main(sys.argv[1])
    print(found)
    sys.exit(0 if found == "accepted" else 1)
