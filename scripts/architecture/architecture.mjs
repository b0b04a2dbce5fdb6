// `npm run architecture` draws the diagram in docs/architecture.md from the imports of the packages. With `check`, it
// only reports imports that a rule forbids and a stale diagram. `npm run check` calls it like that.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readImports } from './cruise.mjs'
import { drawingOf } from './drawing.mjs'
import { graphOf } from './graph.mjs'

const GUIDE = 'docs/architecture.md'
const path = fileURLToPath(new URL(`../../${GUIDE}`, import.meta.url))

const { modules, problems } = await readImports()
const guide = readFileSync(path, 'utf8')
const drawn = guide.replace(/(?<=```mermaid\n)[^`]*(?=```)/, () => `${drawingOf(graphOf(modules))}\n`)

if (process.argv[2] !== 'check') writeFileSync(path, drawn)
else if (drawn !== guide)
  problems.push(`The diagram in ${GUIDE} is not what the imports say now. Run npm run architecture and look at it.`)

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
