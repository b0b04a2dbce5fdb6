import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = read('docs/partners.md')

const section = (title: string) => new RegExp(`## ${title}\\n([\\s\\S]*?)\\n## `).exec(guide)?.[1] ?? ''
const namesIn = (text: string, name: RegExp) => [...new Set(text.match(name) ?? [])].sort()

const types = read('packages/widgets/src/elements/index.ts')

/** The names in a source list that has no public entry. */
const listIn = (path: string, list: RegExp) =>
  namesIn(list.exec(read(`packages/widgets/src/elements/${path}`))?.[1] ?? '', /\w+/g)

// Pages rely on these names as long as v1 exists (ADR 0017). Names can be added, but not removed.
const first = {
  elements: ['portal-budget', 'portal-complaint', 'portal-evaluation', 'portal-exam', 'portal-signature'],
  attributes: ['floating', 'for', 'label', 'locale', 'open', 'site'],
  events: [
    ...['portal-change', 'portal-close', 'portal-error', 'portal-loaded', 'portal-open', 'portal-ready'],
    ...['portal-reject', 'portal-sign', 'portal-start', 'portal-submit'],
  ],
  properties: ['accent', 'font', 'radius', 'surface', 'text'],
}

describe('version 1 of the embed', () => {
  test('has every element, and the guide documents it', () => {
    expect(namesIn(types, /portal-\w+(?=': HTMLElement)/g)).toEqual(expect.arrayContaining(first.elements))
    for (const name of first.elements) expect(section('The five widgets')).toContain(`<${name} `)
  })

  test('has every attribute, and the guide lists no others', () => {
    const attributes = listIn('widgets.ts', /attributes = \[(.*)\] as const/)
    expect(attributes).toEqual(expect.arrayContaining(first.attributes))
    const rows = [...section('Attributes').matchAll(/^\| `(\w+)` \| `data-(\w+)` \|/gm)]
    expect(rows.map(([, name]) => name).sort()).toEqual(attributes)
    for (const [, name, data] of rows) expect(data).toBe(name)
  })

  test('has every event, and the guide lists no others', () => {
    const typed = namesIn(types, /portal-\w+(?=': PortalEvent)/g)
    expect(typed).toEqual(expect.arrayContaining(first.events))
    expect(namesIn(section('Events').split('```')[0] ?? '', /portal-\w+/g)).toEqual(typed)
  })

  test('has every custom property, and the guide lists no others', () => {
    const names = listIn('frame.ts', /name of \[([^\]]*)\]/)
    expect(names).toEqual(expect.arrayContaining(first.properties))
    expect(namesIn(section('Theming'), /(?<=--portal-)\w+(?=:)/g)).toEqual(names)
  })
})

test('a release adds its fixed loader, and keeps those of earlier releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const widgetsIn = join(folder, 'packages/widgets')
  const release = (file: string) => {
    mkdirSync(join(widgetsIn, 'dist/embed/assets'), { recursive: true })
    writeFileSync(join(widgetsIn, 'dist/embed/assets.json'), JSON.stringify({ loader: { file } }))
    writeFileSync(join(widgetsIn, 'dist/embed/assets', file), file)
    execFileSync(process.execPath, [join(root, 'scripts/release/keep-loader.mjs'), folder])
  }
  release('v1.first.js')
  release('v1.second.js')
  expect(readdirSync(join(widgetsIn, 'released'))).toEqual(['v1.first.js', 'v1.second.js'])
  expect(readFileSync(join(widgetsIn, 'released/v1.first.js'), 'utf8')).toBe('v1.first.js')
})
