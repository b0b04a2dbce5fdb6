// `npm run chromatic`: sends the stories to Chromatic for review. Without a token it says so and is content, so that
// it can be part of any pipeline; the pictures are compared on this machine by `npm run test:visual` as well.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write('Chromatic: CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent.\n')
  process.exit(0)
}
const chromatic = join(root, 'node_modules', 'chromatic', 'dist', 'bin.cjs')
const args = [chromatic, '--build-script-name', 'build-storybook', '--exit-zero-on-changes', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
