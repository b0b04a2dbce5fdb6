import { describe, expect, test } from 'vitest'
import { components, sourcesOf, storiesOf } from './sources.ts'

const interactive = /onPress|onChange|onClick|onSelect|onAction|onClose|isOpen|href/

describe.each(components)('%s', component => {
  const stories = storiesOf(component)
  const code = sourcesOf(component).filter(([file]) => !file.endsWith('.css.ts'))
  const text = code.map(([, source]) => source).join('\n')

  test('has a story with its usage, and one in Arabic', () => {
    expect(stories).toContain(`title: 'ui/${component}'`)
    expect(stories).toMatch(/\busage\(/)
    expect(stories).toContain('export const Arabic')
  })

  test('plays its interactions in a story, when it has any', () => {
    const own = code.filter(([file]) => file === `${component}.tsx`).map(([, source]) => source)
    const props = own.flatMap(source => source.match(/interface \w+Props[\s\S]*?\n}/g) ?? []).join('\n')
    expect(!interactive.test(props) || stories.includes('play:')).toBe(true)
  })

  test('lets nobody change its look from outside', () => {
    const props = text.match(/(?:export )?interface \w+Props[\s\S]*?\n}/g) ?? []
    expect(props.join('\n')).not.toMatch(/\b(className|style)\??:/)
  })

  test('says what every prop does', () => {
    const bare = (text.match(/(?:export )?interface \w+Props[\s\S]*?\n}/g) ?? []).flatMap(block =>
      block
        .split('\n')
        .filter((line, index, lines) => /^ {2}(readonly )?\w+\??:/.test(line) && !/\*\//.test(lines[index - 1] ?? ''))
        .filter(line => !/^ {2}children: ReactNode$/.test(line)),
    )
    expect(bare.filter(line => !internal.has(component) || line.includes('?'))).toEqual([])
  })
})

/** Components with parts of their own, whose props are not public. */
const internal = new Set(['DataTable', 'DateField', 'FilterBar', 'MultiSelect', 'Pagination'])
