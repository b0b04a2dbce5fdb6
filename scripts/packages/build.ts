// `node scripts/packages/build.ts` builds the published packages, unless they are up to date.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { finish, writeTexts } from './finish.ts'
import { builtFolder, names, root, tarballOf } from './packages.ts'

const cache = join(root, '.cache')
const stamp = join(cache, 'packages.stamp')
const lock = join(cache, 'packages.lock')
// A process that holds the lock for longer ended without releasing it.
const LONGEST_MS = 300_000

// Lists files by name, because tools write temporary files beside them.
const hashOfSources = () => {
  const hash = createHash('sha256')
  const sources = names.map(name => `packages/${name}/{*.json,README.md,CHANGELOG.md,src/**/*.*}`)
  for (const file of globSync([...sources, 'scripts/packages/*.ts', 'package-lock.json'], { cwd: root }))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const run = (cwd: string, command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${cwd} could not be built: ${stdout}${stderr}`)
  return stdout
}

const runTool = (cwd: string, script: string, ...args: string[]) =>
  run(cwd, process.execPath, join(root, 'node_modules', script), ...args)

const pack = (name: string) => {
  const target = tarballOf(name)
  mkdirSync(dirname(target), { recursive: true })
  const [{ filename }] = JSON.parse(
    run(builtFolder(name), 'npm', 'pack', '--json', '--pack-destination', dirname(target)),
  )
  renameSync(join(dirname(target), filename), target)
}

const build = (name: string) => {
  const cwd = join(root, 'packages', name)
  rmSync(builtFolder(name), { recursive: true, force: true })
  runTool(cwd, 'tsup/dist/cli-default.js', '--config', join(root, 'scripts/packages/tsup.config.ts'))
  // tsc needs their types.
  writeTexts(name)
  runTool(cwd, 'typescript/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1')
  finish(name)
  pack(name)
}

const tryLock = () => {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > LONGEST_MS) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

/** Builds the packages if their sources changed. Concurrent callers wait for the one that builds. */
export const buildPackages = async (): Promise<string> => {
  const hash = hashOfSources()
  mkdirSync(cache, { recursive: true })
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  while (!isBuilt()) {
    if (!tryLock()) {
      await setTimeout(100)
      continue
    }
    try {
      if (!isBuilt()) names.forEach(build)
      writeFileSync(stamp, hash)
    } finally {
      rmdirSync(lock)
    }
  }
  return hash
}

if (import.meta.main) await buildPackages()
