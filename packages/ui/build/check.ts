import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

// publint reads the package as it would be packed; attw resolves every door as a consumer's compiler does. A pattern
// in `exports` is passed over by attw, so each door is named.
const root = join(import.meta.dirname, '..')
const doors = globSync(['*/index.js', 'theme/*/index.js'], { cwd: join(root, 'dist') })
  .map(dirname)
  // Not doors: what only the package's own files read.
  .filter(name => !['locales'].includes(name))

const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

run('publint', '--strict')
run('attw', '--pack', '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...doors)
