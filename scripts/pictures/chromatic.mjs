// `npm run chromatic` sends the stories to Chromatic for review. Without a token it says so and exits with 0, so that
// every pipeline can run it. `npm run test:visual` compares pictures locally.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write('Chromatic: CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent.\n')
  process.exit(0)
}
const chromatic = join(root, 'node_modules', 'chromatic', 'dist', 'bin.cjs')
const args = [chromatic, '--build-script-name', 'build-storybook', '--exit-zero-on-changes', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
