import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { names, root, tarballOf } from '../../../scripts/packages/packages.ts'

// What the consumers have installed beside the portal's packages.
const dependencies = {
  '@arethetypeswrong/cli': '0.18.5',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  'css-loader': '7.1.5',
  'mini-css-extract-plugin': '2.10.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-server-dom-webpack': '19.3.1',
  typescript: '7.0.2',
  vite: '8.3.8',
  webpack: '5.112.1',
}

/** The folder of all consumers: outside of the repository's packages, with a node_modules of its own. */
export const consumers = join(root, '.cache/consumers')

const stamp = join(consumers, 'node_modules/.portal-stamp')

const run = (command: string, ...args: string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: consumers, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error ?? ''}${stdout}${stderr}`)
  return stdout
}

/** Runs a script in the consumers' folder with Node and answers what it printed; fails with what it complained of. */
export const node = (...args: string[]): string => run(process.execPath, ...args)

/** The React example of docs/partners.md. */
const example = (): string => {
  const guide = readFileSync(join(root, 'docs/partners.md'), 'utf8')
  const [, code] = /## In your own React app[\s\S]*?```tsx\n([\s\S]*?)```/.exec(guide) ?? []
  if (!code) throw new Error('docs/partners.md has no React example')
  return code
}

/**
 * Installs the packed packages in a folder that has nothing else of the repository, as people would, and puts the
 * consumers there. Installs again only what has changed.
 */
export const installConsumers = async (): Promise<void> => {
  const wanted = JSON.stringify({ dependencies, packages: await buildPackages() })
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed !== wanted) {
    const hasTools = installed.startsWith(JSON.stringify({ dependencies }).slice(0, -1))
    rmSync(hasTools ? join(consumers, 'node_modules/@portal') : consumers, { recursive: true, force: true })
    mkdirSync(consumers, { recursive: true })
    writeFileSync(join(consumers, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
    const quietly = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
    run('npm', 'install', ...quietly, ...names.map(tarballOf))
    writeFileSync(stamp, wanted)
  }
  cpSync(join(import.meta.dirname, '../consumers'), consumers, { recursive: true })
  writeFileSync(join(consumers, 'vite/main.tsx'), example())
}
