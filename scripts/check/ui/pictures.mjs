import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { componentsIn } from './components.mjs'

const PICTURES = fileURLToPath(new URL('../../../tests/ui/__screenshots__', import.meta.url))
const VIEWS = ['en-ltr', 'ar-rtl']

const kebab = name => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

const drawnIn = view => (existsSync(join(PICTURES, view)) ? readdirSync(join(PICTURES, view)) : [])

/** Reports components without pictures in both languages, or without a dark one in English. */
export const check = files => {
  const views = VIEWS.map(view => [view, drawnIn(view)])
  return componentsIn(files).flatMap(component =>
    views.flatMap(([view, drawn]) => {
      const own = drawn.filter(file => file.startsWith(`${kebab(component)}-`))
      const light = own.filter(file => !file.endsWith('-dark.png'))
      const needsDark = view === 'en-ltr'
      const isComplete =
        light.length > 0 && (!needsDark || light.every(file => own.includes(file.replace('.png', '-dark.png'))))
      const message = `has no picture in ${view}${needsDark ? ', light and dark' : ''}: npm run test:visual -- ${component} --update`
      return isComplete ? [] : [{ path: `packages/ui/src/${component}/index.ts`, line: 1, message }]
    }),
  )
}
