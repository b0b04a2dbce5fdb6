// Runs after a release is built. Stores its pinned loader in the repository, so that later releases serve it to the
// pages that pin it.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const widgets = resolve(process.argv[2] ?? '.', 'packages/widgets')
const built = resolve(widgets, 'dist/embed')
const { loader } = JSON.parse(readFileSync(resolve(built, 'assets.json'), 'utf8'))
const released = resolve(widgets, 'released')

mkdirSync(released, { recursive: true })
copyFileSync(resolve(built, 'assets', loader.file), resolve(released, loader.file))
process.stdout.write(`packages/widgets/released: ${loader.file}\n`)
