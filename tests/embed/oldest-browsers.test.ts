import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildPages } from '../flows/support/build.ts'
import { newer, newerValue, unreadable, unreadableStyles } from './support/newer.ts'

const packages = join(import.meta.dirname, '../../packages')
const folders = ['host-app/dist/assets', 'widgets/dist/embed/assets']

// Pages pin released loaders by hash, so these never change.
const released = readdirSync(join(packages, 'widgets/released'))

const scripts = () =>
  folders.flatMap(folder =>
    readdirSync(join(packages, folder))
      .filter(name => name.endsWith('.js') && !released.includes(name))
      .map(name => ({ name, code: readFileSync(join(packages, folder, name), 'utf8') })),
  )

const styles = (): string[] => {
  const assets = join(packages, 'host-app/dist/assets')
  const frames: { styles: Record<string, string> } = JSON.parse(
    readFileSync(join(packages, 'widgets/dist/embed/assets.json'), 'utf8'),
  )
  const sheets = readdirSync(assets).filter(name => name.endsWith('.css'))
  return [...sheets.map(name => readFileSync(join(assets, name), 'utf8')), ...Object.values(frames.styles)]
}

/** Rules in `@supports`, which browsers skip if they lack the feature. */
const asked = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Declarations that the oldest browsers drop, without an older one for the same property in the rule. */
const droppedIn = (css: string): string[] =>
  (css.replace(asked, '').match(/[^{}]*(?=})/g) ?? []).flatMap(rule => {
    const lines = rule.split(';').map(line => line.split(':'))
    const isRead = (name: string) =>
      lines.some(([other, ...value]) => other === name && !newerValue.test(value.join(':')))
    return lines.flatMap(([name = '', ...value]) =>
      newerValue.test(value.join(':')) && !isRead(name) ? [`${name}:${value.join(':')}`] : [],
    )
  })

/** Focus rings drawn only by `:has`. */
const ringsIn = (css: string): string[] =>
  [...css.matchAll(/\.(\w+):has\([^{]*:focus-visible\)/g)].flatMap(([rule, name]) =>
    css.includes(`.${name}:focus-within`) ? [] : [rule],
  )

const syntaxIn = (code: string): string[] => {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const given = Object(node)
    if (typeof given.type === 'string')
      for (const [name, isIt] of Object.entries(unreadable)) if (isIt(given)) found.push(name)
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync('built.js', code).program)
  return found
}

describe('built files for the oldest browsers', () => {
  beforeAll(buildPages, 120_000)

  test('contain no syntax that these browsers can’t parse', () => {
    const found = scripts().flatMap(({ name, code }) => syntaxIn(code).map(what => `${name}: ${what}`))
    expect(found).toEqual([])
  })

  test('call nothing that these browsers lack, unless there is a fallback or a check', () => {
    const found = scripts().flatMap(({ name, code }) =>
      newer.filter(({ pattern, answer }) => !answer && pattern.test(code)).map(({ pattern }) => `${name}: ${pattern}`),
    )
    expect(found).toEqual([])
  })

  test('contain no styles that these browsers drop without an older declaration', () => {
    expect(styles().flatMap(css => [...droppedIn(css), ...(unreadableStyles.exec(css) ?? [])])).toEqual([])
  })

  test('show focus without `:has`', () => {
    expect(styles().flatMap(ringsIn)).toEqual([])
  })

  test('have a fallback for everything listed with one', () => {
    const fallbacks = ['arrays', 'platform']
      .map(name => readFileSync(join(packages, `ui/src/fallbacks/${name}.ts`), 'utf8'))
      .join('\n')
    const names = newer
      .filter(({ answer }) => answer === 'fallback')
      .flatMap(({ pattern }) => pattern.source.replaceAll('\\b', '').match(/[a-z]\w{1,}(?=\W*$)/i) ?? [])
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter(name => !fallbacks.includes(name.replace(/Index$|Sorted$|Reversed$/, '')))).toEqual([])
  })
})

test('the host app and the widgets are built for the same browsers', () => {
  const [ours, theirs] = ['host-app', 'widgets'].map(name =>
    readFileSync(join(packages, name, 'build/oldest-browsers.ts'), 'utf8'),
  )
  expect(theirs).toBe(ours)
})

test('the checks find what they search for', () => {
  expect(
    droppedIn('.a{height:90dvh}.b{width:1px;height:9vh;height:9dvh}@media print{.c{padding:calc(1rem - .5lh)}}'),
  ).toEqual(['height:90dvh', 'padding:calc(1rem - .5lh)'])
  expect(unreadableStyles.test('.a{color:red;rotate:90deg}')).toBe(true)
  expect(ringsIn('.a:has(>input:focus-visible){outline:1px}')).toHaveLength(1)
  expect(syntaxIn('class A { static {} }')).toEqual(['a static block'])
  expect(syntaxIn('/(?<=a)b/.test(c)')).toHaveLength(1)
  expect(syntaxIn('const a = /(?<name>b)/u; import("./c.js")')).toEqual([])
  for (const line of ['a.toSpliced(1)', 'a.ariaLabel=b', 'e(`p`,{hidden:b,ariaLive:`polite`})'])
    expect(newer.filter(({ pattern }) => pattern.test(line))).toHaveLength(1)
})
