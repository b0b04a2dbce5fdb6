import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPackages } from '../../scripts/packages/build.ts'
import { hostProof, PREFIX } from '../../scripts/packages/host-proof.ts'
import { builtFolder } from '../../scripts/packages/packages.ts'
import { chromiumFlags, executablePath } from '../chromium.ts'
import { globalRules } from './support/global-rules.ts'

const BUILDING_MS = 120_000

beforeAll(async () => void (await buildPackages()), BUILDING_MS)

const sheets = () =>
  ['ui', 'widgets'].flatMap(name =>
    globSync('**/*.css', { cwd: builtFolder(name) }).map(file => ({
      file: `${name}/${file}`,
      css: readFileSync(join(builtFolder(name), file), 'utf8'),
    })),
  )

/** A page with styles of its own. No class or attribute belongs to the packages. */
const hostPage = `<!doctype html><html lang="en"><head><style>
  body { font: 18px/1.7 Georgia, serif; color: #234; background: #fffbe8; margin: 3rem }
  h1, h2 { font-family: Impact, fantasy; margin: 1.2em 0 .3em; letter-spacing: .05em }
  p { margin: 0 0 1.4em; text-indent: 1em }
  ul { list-style: square; padding-inline-start: 3em }
  a { color: #a0f } button { padding: 9px 21px; border-radius: 9px }
</style></head><body><header><h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6></header>
<main><p>Text with <a href="#a">a link</a>, <b>bold</b>, <code>code</code>, <time>today</time>, <bdi>a name</bdi></p>
<ul><li>one<ol><li>two</li></ol></li></ul><dl><dt>G</dt><dd>H</dd></dl><figure><svg width="9" height="9"></svg>
<figcaption>I</figcaption></figure><pre>J</pre><blockquote>K</blockquote><hr><details open><summary>L</summary></details>
<form><fieldset><legend>M</legend><label>N <input placeholder="O" dir="auto"></label><input type="checkbox">
<input type="date"><select><option>P</option></select><textarea></textarea><progress></progress><meter></meter>
<button>Q</button><button disabled>R</button><output>S</output></fieldset></form>
<table><caption>T</caption><thead><tr><th>U</th></tr></thead><tbody><tr><td>V</td></tr></tbody></table>
<p hidden>W</p><div role="dialog" class="portal__card card">X</div></main></body></html>`

/** Every computed property of every element and pseudo-element, except the packages' own variables. */
const readLooks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].flatMap(element =>
      ['', '::before', '::after', '::placeholder', '::marker'].flatMap(part => {
        const style = getComputedStyle(element, part)
        return [...style]
          .filter(name => !name.startsWith('--portal-'))
          .map(name => `${element.localName}${part} ${name}: ${style.getPropertyValue(name)}`)
      }),
    ),
  )

describe('on a page without the base styles', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  })
  afterAll(() => browser.close())

  const styleOfAll = () =>
    sheets()
      .map(({ css }) => css.replace(/url\([^)]*\)/g, 'none'))
      .join('\n')

  test.each([
    ['light', 'no-preference'],
    ['dark', 'reduce'],
  ] as const)(
    'package styles change nothing on a device with the %s scheme and %s for motion',
    async (colorScheme, reducedMotion) => {
      const page = await browser.newPage({ colorScheme, reducedMotion })
      await page.setContent(hostPage)
      // Reveals a focus ring, which is part of the comparison.
      await page.keyboard.press('Tab')
      const before = await readLooks(page)
      await page.addStyleTag({ content: styleOfAll() })
      expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--portal-surface'))).not.toBe(
        '',
      )
      const after = await readLooks(page)
      expect(after.filter((line, at) => line !== before[at])).toEqual([])
      expect(after.length).toBe(before.length)
      await page.close()
    },
  )

  test.each([
    ['', 'light'],
    ['data-theme="system"', 'dark'],
    ['data-theme="dark"', 'dark'],
    ['data-portal-root', 'dark'],
    ['data-portal-root data-theme="light"', 'light'],
  ])('on a device with the dark scheme, <html %s> is %s', async (attributes, scheme) => {
    const page = await browser.newPage({ colorScheme: 'dark' })
    await page.setContent(hostPage.replace('<html ', `<html ${attributes} `))
    await page.addStyleTag({ content: styleOfAll() })
    const propertyOf = (name: string) =>
      page.evaluate(property => getComputedStyle(document.documentElement).getPropertyValue(property), name)
    expect(await propertyOf('--portal-scheme')).toBe(scheme)
    expect(await propertyOf('color-scheme')).toBe(attributes.includes('root') ? scheme : 'normal')
    await page.close()
  })

  test('base styles apply to the page or the part that requests them', async () => {
    const page = await browser.newPage()
    await page.setContent(hostPage)
    await page.addStyleTag({ content: styleOfAll() })
    const marginOf = (selector: string) => page.$eval(selector, element => getComputedStyle(element).marginBlockStart)
    await page.$eval('header', element => element.setAttribute('data-portal-root', ''))
    expect(await page.$eval('header', element => getComputedStyle(element).fontFamily)).toContain('IBM Plex Sans')
    expect([await marginOf('h3'), await marginOf('figure')]).toEqual(['0px', '18px'])
    // The page's own rules take precedence.
    expect(await marginOf('h1')).not.toBe('0px')
    await page.$eval('html', element => element.setAttribute('data-portal-root', ''))
    expect(await marginOf('figure')).toBe('0px')
    await page.close()
  })
})

test('no sheet has a rule for elements outside the packages', () => {
  expect(sheets().flatMap(({ file, css }) => globalRules(css).map(rule => `${file}: ${rule}`))).toEqual([])
})

test.each([
  ['.X { color: red }', []],
  ['[dir="rtl"] .X > button, .X::before { color: red }', []],
  [':root { --portal-accent: red }', []],
  [':where([data-portal-root]):where(p) { margin: 0 }', []],
  ['p { margin: 0 }', ['p']],
  ['@media print { .X, p:not(.X) { margin: 0 } }', ['p:not(.X)']],
  [':root { color-scheme: dark }', [':root']],
])('globalRules finds rules for elements of the page: %s', (css, found) => {
  const named = (text: string) => text.replaceAll('X', `${PREFIX}1`)
  expect(globalRules(named(css))).toEqual(found.map(named))
})

test('hostProof makes component rules more specific than the page’s rules', () => {
  const css = `.${PREFIX}a:is(b, c), [dir] > .${PREFIX}a::before {\n  color: red;\n}\n@media print {\n  div.${PREFIX}b {\n`
  expect(hostProof(css)).toBe(
    `.${PREFIX}a:is(b, c), [dir] > .${PREFIX}a::before {\n  color: red;\n}\n@media print {\n  div.${PREFIX}b {\n`
      .replace(`.${PREFIX}a:is`, `:not(#\\#).${PREFIX}a:is`)
      .replace('[dir]', ':not(#\\#)[dir]')
      .replace('div', 'div:not(#\\#)'),
  )
})
