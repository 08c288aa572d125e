#!/usr/bin/env python3
"""npm run mutate -- verifier: changes the verifier of docs/draft-log in small ways, one at a time, and counts the changes that no file of docs/draft-log shows: those that leave every verdict as
it is. So each rule of docs/draft-log.md has a file that a reader who missed it would judge wrongly.
"""
import ast
import copy
import functools
import importlib
import json
import signal
import sys
import types
from pathlib import Path

# A changed program that takes longer for a file goes round in circles.
SECONDS = 2
FOLDER = Path(__file__).resolve().parents[2] / 'docs/draft-log'

MODULES = ('fields', 'ecdsa', 'keys', 'verify')  # each after those that it needs

# As it is, it checks each signature once.
sys.path.insert(0, str(FOLDER))
sys.dont_write_bytecode = True
ECDSA = importlib.import_module('ecdsa')
ECDSA.is_signature = functools.cache(ECDSA.is_signature)

COMPARED = {ast.Lt: (ast.LtE, ast.Gt), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.Lt),
            ast.GtE: (ast.Gt, ast.Lt), ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,),
            ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,)}
CALCULATED = {ast.Add: (ast.Sub,), ast.Sub: (ast.Add,), ast.Mult: (ast.Add,), ast.Mod: (ast.Mult,),
              ast.FloorDiv: (ast.Mult,), ast.Pow: (ast.Mult,)}
RENAMED = {'any': 'all', 'all': 'any', 'min': 'max', 'sorted': 'list', 'set': 'list'}


def texts(node):
    """The constants that are only read by people: messages and docstrings."""
    for child in ast.walk(node):
        if isinstance(child, ast.Call) and getattr(child.func, 'id', '') in ('need', 'Refused', 'parsed'):
            yield from ast.walk(child.args[-1])
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            yield child.value


def replacements(node):
    """What may stand in the place of an expression."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in COMPARED[type(operator)]:
                yield f'{ast.unparse(node)}: {other.__name__}', changed(node, 'ops', place, other())
    if isinstance(node, ast.BinOp):
        for other in CALCULATED.get(type(node.op), ()):
            yield f'{ast.unparse(node)}: {other.__name__}', ast.BinOp(node.left, other(), node.right)
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield 'and/or', ast.BoolOp(other, node.values)
        for place in range(len(node.values)):
            rest = node.values[:place] + node.values[place + 1:]
            yield f'without {ast.unparse(node.values[place])}', \
                rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    if isinstance(node, ast.UnaryOp):
        yield 'without the operator', node.operand
    if isinstance(node, ast.IfExp):
        yield 'always', node.body
        yield 'never', node.orelse
    if isinstance(node, ast.Constant):
        value = node.value
        others = [not value] if isinstance(value, bool) else \
            [value - 1, value + 1] if isinstance(value, int) else \
            [value + '!'] if isinstance(value, str) else []
        for other in others:
            yield f'{value!r} is {other!r}', ast.Constant(other)
    if isinstance(node, ast.Call) and getattr(node.func, 'id', '') in RENAMED:
        other = RENAMED[node.func.id]
        yield f'{ast.unparse(node)}: {other}', ast.Call(ast.Name(other, ast.Load()), node.args, node.keywords)
    if isinstance(node, ast.Call) and any(key.arg == 'key' for key in node.keywords):
        yield 'without its key', ast.Call(node.func, node.args, [])
    if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load) and len(node.elts) > 1:
        for place, element in enumerate(node.elts):
            yield f'without {ast.unparse(element)}', \
                ast.Tuple(node.elts[:place] + node.elts[place + 1:], node.ctx)
    if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        for place, part in enumerate(node.generators):
            if part.ifs:
                yield 'without the condition', changed(
                    node, 'generators', place, ast.comprehension(part.target, part.iter, [], 0))


def changed(node, name, place, item):
    other = copy.copy(node)
    items = list(getattr(node, name))
    items[place] = item
    setattr(other, name, items)
    return other


def conditions(node):
    """What may stand in the place of a statement."""
    if isinstance(node, (ast.If, ast.While)):
        for value in (True, False):
            if isinstance(node, ast.If) or not value:
                other = copy.copy(node)
                other.test = ast.Constant(value)
                yield f'if {ast.unparse(node.test)}: {value}', other
    if isinstance(node, (ast.Expr, ast.Delete)) and not isinstance(getattr(node, 'value', None), ast.Constant):
        yield f'without {ast.unparse(node)}', ast.Pass()
    if isinstance(node, (ast.Assign, ast.AugAssign)):
        yield f'without {ast.unparse(node)}', ast.Pass()
    if isinstance(node, ast.Return):
        if node.value and ast.unparse(node.value) != 'None':
            yield f'return nothing, not {ast.unparse(node.value)}', ast.Return(ast.Constant(None))
            yield f'return True, not {ast.unparse(node.value)}', ast.Return(ast.Constant(True))
        yield 'without return', ast.Pass() if not node.value else ast.Expr(node.value)


def fields(node):
    """A field of the file that may have any value."""
    if isinstance(node, ast.Dict):
        for place, key in enumerate(node.keys):
            if isinstance(key, ast.Constant) and ast.unparse(node.values[place]) not in ('object', 'None'):
                yield f'any {key.value}', changed(node, 'values', place, ast.Name('object', ast.Load()))
    if isinstance(node, ast.Call) and getattr(node.func, 'id', '') in ('entry', 'opened'):
        for place, keyword in enumerate(node.keywords):
            if keyword.arg and ast.unparse(keyword.value) != 'object':
                yield f'any {keyword.arg}', changed(
                    node, 'keywords', place, ast.keyword(keyword.arg, ast.Name('object', ast.Load())))


def mutants(tree):
    """Each change of the program: its line, what it is, and the changed program."""
    read = set(map(id, texts(tree)))
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            items = value if isinstance(value, list) else [value]
            for place, node in enumerate(items):
                if not isinstance(node, ast.AST) or id(node) in read or isinstance(parent, ast.JoinedStr):
                    continue
                for kind in (replacements, conditions, fields):
                    for what, other in kind(node):
                        setattr(parent, name, [*items[:place], other, *items[place + 1:]]
                                if isinstance(value, list) else other)
                        yield getattr(node, 'lineno', 0), what
                        setattr(parent, name, value)


def load(trees, changed):
    """The verdict of the program; its modules see each other."""
    for name, tree in trees.items():
        if name == 'ecdsa' != changed:
            sys.modules[name] = ECDSA
            continue
        module = sys.modules[name] = types.ModuleType(name)
        exec(compile(ast.fix_missing_locations(tree), f'{name}.py', 'exec'), module.__dict__)
    return module.verdict


def outcomes(trees, vectors, changed=None):
    """Whether the program accepts each vector; a program that fails has no verdict."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        verdict = load(trees, changed)
    except Exception:
        yield 'broken'
        return
    for vector in vectors:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            problem = verdict(*vector)
            yield problem is None or isinstance(problem, str) and 'refused'
        except Exception:
            yield 'failed'


def main():
    def text(name):
        return name and (FOLDER / name).read_text(encoding='utf-8')
    listed = json.loads(text('vectors.json'))
    vectors = [(text(it['file']), text(it.get('older')), it.get('head'), text(it.get('lists')))
               for it in listed]
    expected = [it['isInOrder'] or 'refused' for it in listed]
    trees = {name: ast.parse(text(f'{name}.py')) for name in MODULES}
    trees['verify'].body.pop()  # how it is called, not what it says
    if list(outcomes(trees, vectors)) != expected:
        sys.exit('The verifier comes to other verdicts than vectors.json.')
    # Files that caught a change lately come first: they catch most.
    order = sorted(range(len(vectors)), key=lambda place: len(vectors[place][0]))
    caught = alive = 0
    for name, tree in trees.items():
        for line, what in mutants(tree):
            found = outcomes(trees, [vectors[place] for place in order], name)
            catcher = next((place for place, it in zip(order, found) if it != expected[place]), None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if catcher is None:
                alive += 1
                print(f'alive: {name}.py, line {line}: {what}', flush=True)
            else:
                caught += 1
                order.remove(catcher)
                order.insert(0, catcher)
    print(f'{caught} caught, {alive} alive, by {len(vectors)} vectors')
    sys.exit(1 if alive else 0)


def stop(*_):
    raise TimeoutError


signal.signal(signal.SIGVTALRM, stop)
main()
