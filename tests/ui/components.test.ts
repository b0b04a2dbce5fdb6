import { describe, expect, test } from 'vitest'
import { components, sourcesOf, storiesOf } from './sources.ts'
import { still, vocabulary } from './vocabulary.ts'

/** One story of a file, from its name to its end. */
const storyOf = (stories: string, name: string) =>
  stories.match(new RegExp(`export const ${name} = [\\s\\S]*?\\n(?=export const |const |$(?![\\s\\S]))`))?.[0] ?? ''

test.each(Object.entries(vocabulary))('every word of %s is a component', (_, names) => {
  expect(names.filter(name => !components.includes(name))).toEqual([])
})

test('what is called still is a component', () => {
  expect([...still].filter(name => !components.includes(name))).toEqual([])
})

describe.each(components)('%s', component => {
  const stories = storiesOf(component)
  const code = sourcesOf(component).filter(([file]) => !file.endsWith('.css.ts'))
  const text = code.map(([, source]) => source).join('\n')

  test('is shown in a story of its own, with what it is for, what to do and what not', () => {
    expect(stories).toContain(`title: 'ui/${component}'`)
    expect(stories).toContain(`from '@portal/ui/${component}'`)
    expect(stories).toMatch(/\busage\(\{\s+what: [\s\S]+dos: \[\s*['"][\s\S]+donts: \[\s*['"]/)
  })

  test('has a playground, a matrix of its states for pictures, and the same in Arabic', () => {
    expect(stories).toContain('export const Playground = ')
    expect(storyOf(stories, 'States')).toContain("tags: ['visual']")
    expect(stories).toContain("export const Arabic = States.extend({ globals: { locale: 'ar' }")
  })

  // A part of its own, such as a row of a table, is not public.
  const blocks = text.match(/(?:export )?interface \w+Props[\s\S]*?\n}/g) ?? []
  const props = blocks.filter(block => block.startsWith('export') || block.includes(`interface ${component}Props`))

  test('lets nobody change its look from outside', () => {
    expect(blocks.join('\n')).not.toMatch(/\b(className|style)\??:/)
  })

  test('says what every prop does', () => {
    const bare = props.flatMap(block =>
      block
        .split('\n')
        .filter((line, index, lines) => /^ {2}(readonly )?\w+\??:/.test(line) && !/\*\//.test(lines[index - 1] ?? ''))
        .filter(line => !/^ {2}children: ReactNode$/.test(line)),
    )
    expect(bare).toEqual([])
  })
})

describe.each(components.filter(component => !still.has(component)))('%s', component => {
  test('is played by keys alone, and says what comes of it', () => {
    const keyboard = storyOf(storiesOf(component), 'Keyboard')
    expect(keyboard).toMatch(/userEvent\.(tab|keyboard)\(/)
    expect(keyboard).toMatch(/\bexpect\w*\(/)
    expect(keyboard).not.toMatch(/userEvent\.(click|hover|pointer)\(/)
  })
})
