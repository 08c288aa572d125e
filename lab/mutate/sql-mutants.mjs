import { deparse, parse } from 'pgsql-parser';

const SWAPPED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const TRUE = { A_Const: { boolval: { boolval: true } } };

/** Every object of a parse tree, the outermost first. */
function nodesOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? inside : [value, ...inside];
}

/** The possible changes of a parse tree; each `change` returns a function that undoes it. */
function changesOf(tree) {
  return nodesOf(tree).flatMap((node) => {
    const { BoolExpr, A_Expr } = node;
    if (BoolExpr?.boolop === 'AND_EXPR') return conjunctsOf(BoolExpr);
    if (A_Expr?.kind === 'AEXPR_OP') return comparisonOf(A_Expr.name[0].String);
    if (node.lockingClause) return locksOf(node);
    return [];
  });
}

/** Each becomes `true or …` rather than nothing, so that parameters have their types as before. */
const conjunctsOf = ({ args }) =>
  args.map((arg, index) => ({
    what: { without: arg },
    change() {
      args[index] = { BoolExpr: { boolop: 'OR_EXPR', args: [TRUE, arg] } };
      return () => {
        args[index] = arg;
      };
    },
  }));

function comparisonOf(operator) {
  const { sval } = operator;
  const other = SWAPPED[sval];
  if (!other) return [];
  const change = () => {
    operator.sval = other;
    return () => {
      operator.sval = sval;
    };
  };
  return [{ what: `${sval} becomes ${other}`, change }];
}

function locksOf(select) {
  const { lockingClause } = select;
  const lock = {
    what: 'without its lock',
    change() {
      delete select.lockingClause;
      return () => {
        select.lockingClause = lockingClause;
      };
    },
  };
  const skips = lockingClause.flatMap(({ LockingClause: it }) =>
    it.waitPolicy === 'LockWaitSkip' ? [skipOf(it)] : [],
  );
  return [lock, ...skips];
}

const skipOf = (clause) => ({
  what: 'without "skip locked"',
  change() {
    clause.waitPolicy = 'LockWaitBlock';
    return () => {
      clause.waitPolicy = 'LockWaitSkip';
    };
  },
});

const oneLine = (sql) => sql.replace(/\s+/g, ' ').trim();

/** A part of a condition as SQL. */
async function sqlOf(node) {
  const { stmts } = await parse('select 1');
  stmts[0].stmt.SelectStmt.targetList[0].ResTarget.val = node;
  return oneLine(await deparse({ stmts })).replace(/^SELECT /, '');
}

/**
 * The texts of a statement with one thing changed: a condition of several is left out, a comparison
 * includes its limit or does not, a lock is not taken.
 */
export async function mutantsOf(text) {
  const tree = await parse(text);
  const mutants = [];
  for (const { what, change } of changesOf(tree)) {
    const name = what.without ? `without ${await sqlOf(what.without)}` : what;
    const undo = change();
    mutants.push({ what: name, text: await deparse(tree) });
    undo();
  }
  return mutants;
}
