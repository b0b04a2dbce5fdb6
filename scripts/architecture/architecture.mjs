// `npm run architecture` draws docs/pictures/dependencies.svg from the imports of the packages. With `check`, it only
// reports imports that a rule forbids and a stale picture. `npm run check` calls it like that.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readImports } from './cruise.mjs'
import { drawingOf } from './drawing.mjs'
import { graphOf } from './graph.mjs'

const PICTURE = 'docs/pictures/dependencies.svg'
const path = fileURLToPath(new URL(`../../${PICTURE}`, import.meta.url))

const { modules, problems } = await readImports()
const drawing = drawingOf(graphOf(modules))

if (process.argv[2] !== 'check') writeFileSync(path, drawing)
else if (!existsSync(path) || readFileSync(path, 'utf8') !== drawing)
  problems.push(`${PICTURE} is not what the imports say now. Run npm run architecture and look at it.`)

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
