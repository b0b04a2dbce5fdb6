import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { components } from './sources.ts'

const drawn = (view: string) => readdirSync(join(import.meta.dirname, '__screenshots__', view))

const kebab = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

const views = [
  ['in English', drawn('en-ltr')],
  ['in Arabic', drawn('ar-rtl')],
] as const

describe.each(components)('%s', component => {
  test.each(views)('has a baseline %s in the light and in the dark theme', (_, files) => {
    const own = files.filter(file => file.startsWith(`${kebab(component)}-`))
    const light = own.filter(file => !file.endsWith('-dark.png'))
    expect(light).not.toEqual([])
    for (const file of light) expect(own).toContain(file.replace('.png', '-dark.png'))
  })
})
