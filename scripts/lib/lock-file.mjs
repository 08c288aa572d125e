const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Returns the packages for other systems that package-lock.json lacks: npm locks only those that
 * the registry offered when it wrote the file, and `npm ci` then rejects it. Each is { path,
 * parent, name, version }.
 */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !lockedPath(packages, parent, name))
      .map(([name, version]) => ({ path: `node_modules/${name}`, parent, name, version })),
  );
}

/** Returns the lock file with those packages added; without a hash, since no tarball was read. */
export function completeLock(lock) {
  const added = missingPackages(lock).map(({ path, parent, name, version }) => [
    path,
    {
      version,
      ...(lock.packages[parent].dev && { dev: true }),
      optional: true,
      ...systemOf(name),
    },
  ]);
  // npm sorts the same way, which keeps its next change to the file small.
  const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Returns the path of the dependency that Node would find next to the package or in a parent
 * folder.
 */
function lockedPath(packages, parent, name) {
  const path = `${parent && `${parent}/`}node_modules/${name}`;
  if (packages[path]) return path;
  if (parent === '') return undefined;
  const above = parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/')));
  return lockedPath(packages, above, name);
}

/** Returns these packages and all that they require, each as 'path@version'. */
export function packagesBehind({ packages }, names) {
  const found = new Set();
  const add = (parent, name) => {
    const path = lockedPath(packages, parent, name);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies, peerDependencies } = packages[path];
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) add(path, next);
  };
  for (const name of names) add('', name);
  return [...found].sort().map((path) => `${path}@${packages[path].version}`);
}

/**
 * Returns the paths of all packages that a workspace runs with, those of other systems included;
 * what only some users of a package bring along is not.
 */
export function runtimePackages({ packages }, workspace) {
  const found = new Set();
  const add = (parent) => {
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta,
    } = packages[parent];
    const peers = Object.keys(peerDependencies).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const path = lockedPath(packages, parent, name);
      if (!path || found.has(path)) continue;
      found.add(path);
      add(path);
    }
  };
  add(workspace);
  return [...found];
}

/**
 * Returns the systems that a binary runs on, by its package's name: `core-linux-ppc64-gnu`,
 * `cli-win32-x64`.
 */
function systemOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) throw new Error(`The name ${name} does not say which system it is for.`);
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGnu = words.some((word) => word.startsWith('gnu'));
  return {
    cpu: [cpu],
    ...((isMusl || isGnu) && { libc: [isMusl ? 'musl' : 'glibc'] }),
    os: [os],
  };
}
