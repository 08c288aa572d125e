"""The fields that a draft's log has in each version; docs/draft-log.md says more of them."""
import json
import re
from datetime import datetime, timedelta

class Refused(ValueError):
    """Says why a file is not in order."""

def need(holds, why):
    if not holds:
        raise Refused(why)

# A dict has exactly these fields, a list any number of such values, a tuple names the choices; a
# range stands for whole numbers, a pattern for texts.

COUNT, FROM_0, SHARE = range(1, 2**53), range(2**53), range(1, 13)
YEAR, BASE_YEAR, SEASON = range(1, 9999), range(-10000, 9999), ('PEAK', 'HIGH', 'LOW')
SPACE = r'[\t-\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
WORDS = re.compile(f'(?!{SPACE}).+(?<!{SPACE})', re.S)
DIGEST, TIME = re.compile('[0-9a-f]{64}'), re.compile(r'[0-9T:-]{19}\.[0-9]{3}Z')
KEY, VALUE = re.compile('04[0-9a-f]{128}'), re.compile('[0-9a-f]{128}')
COMMITMENT = {'share': SHARE, 'commitment': DIGEST}
LINK = {'text': str, 'hash': object}
LOG = {'property': object, 'year': object, 'status': object, 'entries': [LINK]}
LIST = {'seq': COUNT, 'share': SHARE, 'salt': DIGEST, 'weeks': [COUNT], 'isAutopilot': bool}
LISTS = {'property': object, 'year': object, 'lists': [LIST]}
TURN = {'round': COUNT, 'share': SHARE, 'isCatchUp': bool, 'deadline': TIME}

def entry(kind, *parts, **fields):
    for part in parts:
        fields.update(part)
    return {'seq': COUNT, 'at': TIME, 'kind': kind, 'turn': (TURN, None), **fields}

def opened(version, **fields):
    rules = {'version': range(version, version + 1), 'rounds': COUNT, 'windowSeconds': COUNT,
             'order': ('SERPENTINE', 'STRAIGHT'), 'holidayCap': (FROM_0, None),
             'peakCap': (FROM_0, None)}
    week = {'week': COUNT, 'startDate': str, 'endDate': str, 'season': SEASON,
            'holiday': (str, None)}
    facts = {'rules': rules, 'shares': [SHARE], 'weeks': [week]}
    return entry('OPENED', property=str, year=YEAR, setFor=(COUNT, None), facts=facts, **fields)

ROTATION = {'kind': ('OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS'), 'baseYear': BASE_YEAR,
            'queue': [SHARE]}
KEPT = {'week': COUNT, 'reason': 'MAINTENANCE', 'by': COUNT}
LEFT_OUT = ({'week': COUNT, 'reason': ('MAINTENANCE', 'HELD', 'PAST', 'OVERLAP')},
            KEPT, {**KEPT, 'why': WORDS})
PICK, TAKEN = {'share': SHARE, 'week': COUNT}, {'share': SHARE, 'reason': 'VACANT', 'by': COUNT}
EACH = (entry('PICKED', PICK, by=('OWNER', 'WISH_LIST', 'NEUTRAL_RULE')),
        entry('MISSED', share=SHARE), entry('ENDED'),
        entry('PASSED', share=SHARE, reason=('VACANT', 'INACTIVE', 'NOTHING_ALLOWED')))
STEERED, OWNED = {'by': COUNT, 'reason': WORDS}, {'share': SHARE, 'by': COUNT, 'key': KEY}
PREVIOUS = {'year': COUNT, 'head': DIGEST}
OPENED_2 = {'rotation': ROTATION, 'leftOut': [LEFT_OUT], 'rehearsals': FROM_0, 'by': (COUNT, None),
            'commitments': [COMMITMENT]}
SINCE_2 = (*EACH, entry('PICKED', PICK, by='DELEGATE', who=COUNT),
           entry('PICKED', PICK, by='ADMINISTRATOR', who=COUNT, reason=WORDS),
           entry('PASSED', TAKEN), entry('PASSED', TAKEN, why=WORDS), entry('UNDONE', STEERED),
           entry('PAUSED', STEERED), entry('RESUMED', STEERED), entry('RESUMED', by=COUNT),
           entry('COMMITTED', COMMITMENT))
SIGNED = {'signed': {'seq': COUNT, 'key': object, 'value': VALUE}}
RESET = {'reset': {'by': (COUNT, None), 'at': TIME}}
PROVED = tuple(entry(*parts, proof) for proof in (SIGNED, RESET, {**SIGNED, **RESET}) for parts in (
    ('PICKED', {**PICK, 'by': 'OWNER'}), ('PICKED', {**PICK, 'by': 'DELEGATE', 'who': COUNT}),
    ('COMMITTED', COMMITMENT)))

# The entries of each version, its opening first.
VERSIONS = (
    (opened(1, baseYear=BASE_YEAR), *EACH, entry('CLOCK_SET'),
     entry('UNDONE', reason=str), entry('PAUSED'), entry('RESUMED')),
    (opened(2, **OPENED_2), *SINCE_2, entry('CLOCK_SET')),
    (opened(3, **OPENED_2, previous=(PREVIOUS, None), keys=[OWNED]), *SINCE_2, *PROVED,
     entry('CLOCK_SET', was=TIME, server=TIME),
     entry('KEY_ADDED', OWNED), entry('KEY_REMOVED', by=COUNT, key=object)))

def fits(value, shape):
    if isinstance(shape, tuple):
        return any(fits(value, choice) for choice in shape)
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(item, part) for part in shape for item in value)
    if isinstance(shape, dict):
        return (isinstance(value, dict) and value.keys() == shape.keys()
                and all(fits(value[name], shape[name]) for name in shape))
    if isinstance(shape, range):
        return type(value) is int and shape.start <= value < shape.stop
    if isinstance(shape, re.Pattern):
        return isinstance(value, str) and shape.fullmatch(value) is not None
    return isinstance(value, shape) if isinstance(shape, type) else value == shape

def whole(number):
    """A number of a file, which may be written with a fraction that is 0, or with an exponent."""
    return int(float(number)) if float(number).is_integer() else float(number)

def once(pairs):
    need(len(dict(pairs)) == len(pairs), 'a field is there twice')
    return dict(pairs)

def parsed(source, shape, name):
    try:
        value = json.loads(source, object_pairs_hook=once, parse_float=whole)
    except (RecursionError, ValueError):
        raise Refused(f'{name} is not JSON, or has a field twice')
    need(fits(value, shape), f'{name} has other fields or values than are known')
    return value

def written(value):
    """A value as JSON.stringify writes it."""
    plain = json.dumps(value, ensure_ascii=False, separators=(',', ':'))
    return re.sub('[\ud800-\udfff]', lambda half: f'\\u{ord(half[0]):04x}', plain)

def when(value):
    """The milliseconds of a moment; the year 0, which Python does not have, is like 2000."""
    if value.startswith('0000'):
        return when('2' + value[1:]) - 730485 * 24 * 3600000
    moment = datetime.strptime(value, '%Y-%m-%dT%H:%M:%S.%fZ')
    return (moment - datetime.min) // timedelta(milliseconds=1)
