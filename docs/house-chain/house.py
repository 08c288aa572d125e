"""Checks the hashes of a house's log, its secrets, and the order of each draw."""

import json
import sys
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
        other = next(word for word in words if word < fair) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def drawn(entry, draw):
    shares, committed, revealed = draw["shares"], draw["committed"], draw["revealed"]
    lines = [f"{share} {revealed[share]}" for share in shares if share in revealed]
    beacon = entry["beacon"]
    if beacon:
        assert sha256(bytes.fromhex(beacon["signature"])).hexdigest() == beacon["randomness"]
        lines.append(beacon["randomness"])
    order = shuffled(shares, digest("fair-draw seed", draw["hash"], *lines))
    withheld = [share for share in shares if share in committed and share not in revealed]
    assert entry["withheld"] == withheld
    people, by = {draw["by"][share] for share in withheld}, draw["by"]
    last = [share for share in order if by.get(share) in people]
    assert entry["order"] == [share for share in order if share not in last] + last


def step(entry, link, draws):
    kind, share = entry["kind"], entry.get("share")
    if kind == "DRAW_BEGUN":
        draw = {"shares": entry["shares"], "hash": link["hash"], "by": {}}
        draws[entry["seq"]] = {**draw, "committed": {}, "revealed": {}}
    if kind == "DRAW_COMMITTED":
        draws[entry["draw"]]["committed"][share] = entry["commitment"]
        draws[entry["draw"]]["by"][share] = entry["by"]
    if kind == "DRAW_REVEALED":
        draw = draws[entry["draw"]]
        made = digest("fair-draw secret", draw["hash"], share, entry["secret"])
        assert draw["committed"].get(share) == made
        draw["revealed"][share] = entry["secret"]
    if kind == "DRAWN":
        drawn(entry, draws[entry["draw"]])


def main(file):
    before, draws = "", {}
    for count, link in enumerate(json.load(open(file))["entries"], 1):
        entry = json.loads(link["text"])
        try:
            assert link["hash"] == digest(before, link["text"]) and entry["seq"] == count
            step(entry, link, draws)
        except AssertionError:
            return f"entry {count} is not in order"
        before = link["hash"]
    return "accepted"


if __name__ == "__main__":
    found = main(sys.argv[1])
    print(found)
    sys.exit(0 if found == "accepted" else 1)
