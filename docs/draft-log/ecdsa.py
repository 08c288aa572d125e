"""ECDSA signatures on the curve P-256 with SHA-256, as FIPS 186 describes them."""
from hashlib import sha256

# The curve is y² = x³ - 3x + B modulo P; its point G has order N.
P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b
G = (0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296,
     0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5)

def plus(one, other):
    """The sum of two points; None is the point at infinity."""
    if one is None:
        return other
    if other is None:
        return one
    (x, y), (u, v) = one, other
    if (x, y) == (u, -v % P):
        return None
    slope = (3 * x * x - 3) * pow(2 * y, -1, P) if x == u else (v - y) * pow(u - x, -1, P)
    third = (slope * slope - x - u) % P
    return third, (slope * (x - third) - y) % P

def combined(first, one, second, other):
    """The sum of two points, each so many times."""
    total, both = None, plus(one, other)
    for bits in zip(f'{first:0256b}', f'{second:0256b}'):
        part = {('0', '0'): None, ('0', '1'): other, ('1', '0'): one, ('1', '1'): both}[bits]
        total = plus(plus(total, total), part)
    return total

def numbers(text):
    """The two numbers that 128 digits are."""
    return int(text[:64], 16), int(text[64:], 16)

def is_point(key):
    """Whether a key is a point of the curve."""
    x, y = numbers(key[2:])
    return max(x, y) < P and (y * y - x * x * x + 3 * x - B) % P == 0

def is_signature(key, value, text):
    """Whether a value is the signature of a text by a key that is a point."""
    r, s = numbers(value)
    inverse = pow(s, -1, N)  # a ValueError for 0
    digest = int(sha256(text.encode()).hexdigest(), 16)
    point = combined(digest * inverse % N, G, r * inverse % N, numbers(key[2:]))
    # The last comparison holds for no r of 0, or of N and more.
    return s in range(N) and point is not None and point[0] % N == r
