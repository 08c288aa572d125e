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
      .filter(([name]) => !isLocked(packages, parent, name))
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

/** Returns true if Node would find the dependency next to the package or in a parent folder. */
function isLocked(packages, parent, name) {
  if (packages[`${parent && `${parent}/`}node_modules/${name}`]) return true;
  if (parent === '') return false;
  return isLocked(
    packages,
    parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/'))),
    name,
  );
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
