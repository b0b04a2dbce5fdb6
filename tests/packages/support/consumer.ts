import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { names, root, tarballOf } from '../../../scripts/packages/packages.ts'
import { bundlers, type Host, react } from './hosts.ts'
import { nodeIn, runIn } from './run.ts'

// Dependencies of the consumers besides the portal's packages.
const dependencies = {
  '@arethetypeswrong/cli': '0.18.5',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  'react-server-dom-webpack': '19.3.1',
  typescript: '7.0.2',
  ...react,
  ...bundlers.vite.dependencies,
  ...bundlers.webpack.dependencies,
}

/** The folder of all consumers. It is outside the workspace, and has its own node_modules. */
export const consumers = join(root, '.cache/consumers')

const sources = join(import.meta.dirname, '../consumers')

/** Runs a script with Node in the consumers' folder, and returns its output. Throws with its error output. */
export const node = (...args: string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, { cwd: consumers, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')}: ${error ?? ''}${stdout}${stderr}`)
  return stdout
}

const example = (): string => {
  const guide = readFileSync(join(root, 'docs/partners.md'), 'utf8')
  const [, code] = /## In your own React app[\s\S]*?```tsx\n([\s\S]*?)```/.exec(guide) ?? []
  if (!code) throw new Error('docs/partners.md has no React example')
  return code
}

/**
 * Installs the packed packages and these dependencies in an otherwise empty folder, as users would. Reinstalls only
 * what has changed.
 */
const installIn = async (folder: string, dependencies: Readonly<Record<string, string>>): Promise<void> => {
  const stamp = join(folder, 'node_modules/.portal-stamp')
  const wanted = JSON.stringify({ dependencies, packages: await buildPackages() })
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === wanted) return
  const hasTools = installed.startsWith(JSON.stringify({ dependencies }).slice(0, -1))
  rmSync(hasTools ? join(folder, 'node_modules/@portal') : folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  const quietly = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  await runIn(folder, 'npm', ['install', ...quietly, ...names.map(tarballOf)])
  writeFileSync(stamp, wanted)
}

/** Installs the bundlers and plain Node, with all their pages, in one folder. */
export const installConsumers = async (): Promise<void> => {
  await installIn(consumers, dependencies)
  cpSync(sources, consumers, { recursive: true })
  writeFileSync(join(consumers, 'vite/main.tsx'), example())
}

/** Installs a framework in its own folder, with its pages and the widgets in `shared`, and builds it there. */
export const buildHost = async (name: string, host: Host): Promise<string> => {
  const folder = join(root, '.cache/hosts', name)
  await installIn(folder, { ...react, ...host.dependencies })
  const stays = ['node_modules', 'package.json']
  for (const file of readdirSync(folder).filter(file => !stays.includes(file)))
    rmSync(join(folder, file), { recursive: true })
  cpSync(join(sources, name), folder, { recursive: true })
  cpSync(join(sources, 'shared'), join(folder, 'shared'), { recursive: true })
  await nodeIn(folder, host.build)
  return folder
}
