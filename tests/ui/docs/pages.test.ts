import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { propsIn } from '../../../.storybook/docs/plugins/prop-tables.ts'
import { parseGuide, readGuides } from '../../../.storybook/docs/plugins/read-guides.ts'
import { snippetsOf } from '../../../.storybook/docs/plugins/snippets.ts'
import {
  componentOf,
  deviceWidth,
  isForReaders,
  isInPage,
  isInstalled,
} from '../../../.storybook/docs/shown-stories.ts'
import { domains } from '../../../scripts/architecture/domains.ts'
import { components, sourcesOf } from '../sources.ts'

const root = join(import.meta.dirname, '../../..')
const guides = readGuides()

test.each(components)('the page of %s has notes and related components, and no duplicate keys', component => {
  const guide = guides[component]
  expect(guide?.notes.length).toBeGreaterThan(0)
  expect(guide?.related.length).toBeGreaterThan(0)
  for (const { name } of guide?.related ?? []) expect(components).toContain(name)
  expect(new Set(guide?.keys.map(String)).size).toBe(guide?.keys.length)
  expect(guide?.limit).toBeGreaterThan(0)
})

test('every component has a guide with keys in its folder', () => {
  const files = globSync('packages/ui/src/*/*.md', { cwd: root })
  expect(files.sort()).toEqual([...components].sort().map(name => `packages/ui/src/${name}/${name}.md`))
  for (const file of files) expect(parseGuide(readFileSync(join(root, file), 'utf8')).keys, file).not.toEqual([])
})

test('rejects a guide with an unknown header', () => {
  expect(parseGuide('---\nkeys: check, none\n---\n\n- One\n  note.\n- Two.\n')).toEqual({
    ...{ keys: ['check', 'none'], related: [], bytes: undefined },
    notes: ['One note.', 'Two.'],
  })
  expect(() => parseGuide('---\nkey: check\n---\n\n- Note.\n')).toThrow('"key: check"')
  expect(() => parseGuide('- Note.\n')).toThrow('headers')
})

test('links a component to those that its guide names, and to those whose guides name it', () => {
  const names = guides.Checkbox?.related.map(({ name }) => name)
  expect(names?.slice(0, 2)).toEqual(['CheckboxGroup', 'Switch'])
  for (const { name } of guides.Checkbox?.related ?? [])
    expect(guides[name]?.related.map(other => other.name)).toContain('Checkbox')
  expect(guides.DateText?.related[0]).toEqual({
    name: 'DatePicker',
    page: '?path=/docs/ui-dates-and-figures-datepicker--docs',
  })
})

const widgets = [
  'ComplaintForm',
  'ComplaintModal',
  'EvaluationForm',
  'EvaluationPreview',
  'ExamRunner',
  'SignaturePanel',
  'BudgetTable',
] as const

test.each(widgets)('the page of %s has keys and notes, and links only to existing widgets', widget => {
  const guide = guides[widget]
  expect(guide?.keys.length).toBeGreaterThan(0)
  expect(guide?.notes.length).toBeGreaterThan(0)
  const addresses = globSync('stories/widgets/**/*.stories.tsx', { cwd: root }).map(path =>
    basename(path, '.stories.tsx'),
  )
  for (const { name, page } of guide?.related ?? []) {
    expect(addresses).toContain(name)
    expect(page).toBe(`?path=/docs/widgets-${name.toLowerCase()}--docs`)
  }
})

test('every page of a widget has a guide, including its additional pages', () => {
  const titles = globSync('stories/widgets/**/*.stories.tsx', { cwd: root }).map(
    path => /title: '(.*)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? path,
  )
  expect(titles).toContain('widgets/BudgetTable categories')
  expect(titles.filter(title => !guides[componentOf(title)])).toEqual([])
})

// Functions open these. Their folders export no component with props.
const called = components.filter(name =>
  sourcesOf(name).every(([, text]) => !new RegExp(`export (?:const|function) ${name}\\b(?! = \\(\\) =>)`).test(text)),
)

test('components with props are rendered, not called', () => expect(called).not.toContain('Button'))

const expectComplete = (file: string, component: string) => {
  const props = propsIn(join(root, file))[component] ?? {}
  // Storybook treats a bare null or undefined as no default, and shows neither.
  const undrawn = /^(null|undefined)?$/
  expect(Object.keys(props)).not.toEqual([])
  for (const [name, { required, tsType, defaultValue, description }] of Object.entries(props)) {
    expect(tsType.raw, name).toMatch(/\w/)
    expect(description, name).toMatch(/\w/)
    expect(defaultValue.value, name).not.toMatch(undrawn)
    if (required) expect(description, name).not.toMatch(/\bDefault\b/)
  }
}

test.each(components.filter(name => !called.includes(name)))(
  'the props table of %s has a type for each prop, and a default or that it is required',
  component => expectComplete(`packages/ui/src/${component}/${component}.tsx`, component),
)

test.each(components.filter(name => !called.includes(name)))('the page of %s documents that component', component => {
  const story = readFileSync(join(root, `stories/ui/${component}.stories.tsx`), 'utf8')
  expect(story).toMatch(new RegExp(`component: ${component}(<\\w+>)?,`))
})

test.each(widgets)('the page of %s has a complete props table of its own', widget => {
  const [story = ''] = globSync(`stories/widgets/*/${widget}.stories.tsx`, { cwd: root })
  expect(readFileSync(join(root, story), 'utf8')).toContain(`component: ${widget},`)
  const [source = ''] = globSync(`packages/widgets/src/*/${widget}.tsx`, { cwd: root })
  expectComplete(source, widget)
})

const files = globSync('stories/{ui,widgets}/**/*.stories.tsx', { cwd: root })

test.each(files)('the code shown for %s parses, and imports everything from packages', file => {
  for (const [story, code] of Object.entries(snippetsOf(join(root, file)))) {
    expect(code, story).toMatch(/from '@portal\//)
    expect(code, story).not.toMatch(/useSay|from '\.|storybook/)
    const [problem] = parseSync('snippet.tsx', code).errors
    expect(problem?.codeframe, story).toBeUndefined()
  }
})

test('full-page components, widgets, and screens are shown in a frame', () => {
  const framed = ['ui/Overlays/Dialog', 'widgets/ComplaintModal', 'programmes/Donors']
  for (const title of framed) expect(isInPage(title)).toBe(false)
  const usage = { what: '', dos: [], donts: [] }
  expect(isInPage('ui/Navigation/TopBar', { ...usage, isFramed: true })).toBe(false)
  expect(isInPage('ui/Actions/Button', usage)).toBe(true)
})

test.each(globSync(`stories/{${domains.join(',')}}/**/*.stories.tsx`, { cwd: root }))(
  '%s is listed under its domain and its own name',
  path => {
    const title = path.replace(/^stories\/(\w+)\/(?:.*\/)?([^/]+)\.stories\.tsx$/, '$1/$2')
    expect(readFileSync(join(root, path), 'utf8')).toContain(`title: '${title}'`)
  },
)

test('the sidebar lists the domains in their usual order', () => {
  const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8')
  expect(preview.replaceAll(/\s+/g, ' ')).toContain(domains.map(name => `'${name}'`).join(', '))
})

test('screens have no code to copy, because they can’t be installed', () => {
  expect(['ui/Actions/Button', 'widgets/BudgetTable', 'programmes/Donors'].map(isInstalled)).toEqual([
    true,
    true,
    false,
  ])
})

test('phone stories are as wide as a phone', () => {
  expect(deviceWidth({ viewport: { value: 'mobile1' } })).toBe('320px')
  expect(deviceWidth({ locale: 'ar' })).toBeUndefined()
  expect(deviceWidth({ viewport: { value: 'unknown' } })).toBeUndefined()
})

test('stories that only test something are hidden from docs pages', () => {
  const title = 'ui/Actions/Button'
  expect(isForReaders(title, { name: 'Keyboard', playFunction: () => undefined })).toBe(false)
  expect(isForReaders(title, { name: 'Arabic', tags: ['arabic'] })).toBe(false)
  expect(isForReaders(title, { name: 'Busy', playFunction: () => undefined })).toBe(false)
  expect(isForReaders(title, { name: 'Open', playFunction: () => undefined, tags: ['visual'] })).toBe(true)
  expect(isForReaders(title, { name: 'States' })).toBe(true)
})

test('every interactive component of these groups names its rows in the state matrix', () => {
  const groups = /title: 'ui\/(?:Actions|Fields|Choices|Dates and figures)\/(\w+)',/
  const texts = globSync('stories/ui/*.stories.tsx', { cwd: root }).map(file => readFileSync(join(root, file), 'utf8'))
  const operated = texts.filter(text => groups.test(text))
  expect(operated.length).toBeGreaterThan(25)
  expect(
    operated.filter(text => !/\busage\(\{[\s\S]*?\n +states: \[/.test(text)).map(text => groups.exec(text)?.[1]),
  ).toEqual([])
})

test('each design system page in the sidebar is named after a component', () => {
  const named = globSync('stories/ui/*.stories.tsx', { cwd: root }).flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8')
    const [, name = ''] = /title: 'ui\/[^/']+\/([^']+)'/.exec(text) ?? []
    return /'!dev'/.test(text) ? [] : [name]
  })
  expect(named.filter(name => !components.includes(name))).toEqual([])
})
