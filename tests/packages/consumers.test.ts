import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ar from '@portal/widgets/locales/ar/complaints.json'
import en from '@portal/widgets/locales/en/complaints.json'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entriesOf, names, tarballOf } from '../../scripts/packages/packages.ts'
import { chromiumFlags, executablePath } from '../chromium.ts'
import { consumers, installConsumers, node } from './support/consumer.ts'
import { serve } from './support/serve.ts'

const INSTALLING_MS = 300_000

beforeAll(installConsumers, INSTALLING_MS)

const entries = () => names.flatMap(name => entriesOf(name).map(entry => `@portal/${name}/${entry}`))

describe('on a server', () => {
  test('every entry can be imported in plain Node, styles and all', () => {
    expect(node('node/import-all.mjs', ...entries())).toBe('')
  })

  test('markup is drawn, in English where nobody gives texts', () => {
    const html = node('node/render.mjs')
    expect(html).toContain(`${en.body}<span`)
    expect(html).toContain('Required')
    expect(html).toContain('>Working')
    expect(html).not.toMatch(/>\(?(required|working)\b/)
  })
})

describe('in an App Router', () => {
  const onServer = ['--conditions', 'react-server', '--import', './app-router/register.mjs']

  test('every entry can be imported by what runs on the server alone', () => {
    expect(node(...onServer, 'node/import-all.mjs', ...entries())).toBe('')
  })

  test('a page names the components that the browser draws', () => {
    const page = node(...onServer, 'app-router/render.mjs')
    for (const component of ['ui/Stack/Stack.js#Stack', 'ui/Heading/Heading.js#Heading'])
      expect(page).toContain(`/@portal/${component}`)
    expect(page).toContain('/@portal/widgets/complaint/ComplaintForm.js#ComplaintForm')
  })
})

test('types are valid in strict TypeScript with NodeNext and exact optional properties, for every entry and the example', () => {
  const lines = entries().map((entry, index) => `export * as entry${index} from '${entry}'`)
  writeFileSync(join(consumers, 'types/every-entry.ts'), lines.join('\n'))
  writeFileSync(
    join(consumers, 'types/tsconfig.all.json'),
    JSON.stringify({ extends: './tsconfig.json', files: ['usage.tsx', 'every-entry.ts', '../vite/main.tsx'] }),
  )
  expect(node('node_modules/typescript/bin/tsc', '-p', 'types/tsconfig.all.json')).toBe('')
})

test.each(names)('gives every compiler its types, entry by entry: %s', name => {
  const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js'
  // A pattern in `exports` is passed over by attw, so each entry is named.
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entriesOf(name)]
  expect(() => node(attw, tarballOf(name), ...options)).not.toThrow()
})

describe('in a browser', () => {
  let browser: Browser
  let site: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
    site = await serve(consumers)
  })
  afterAll(async () => {
    await browser.close()
    site.close()
  })

  const open = async (path: string): Promise<Page> => {
    const page = await browser.newPage()
    await page.goto(`${site.origin}/${path}`)
    return page
  }
  const look = (page: Page, name: string) =>
    page.getByRole('button', { name }).evaluate(button => {
      const { display, borderRadius } = getComputedStyle(button)
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--portal-accent')
      return { display, borderRadius, hasTheme: accent !== '' }
    })
  const styled = { display: 'flex', borderRadius: '4px', hasTheme: true }

  test('the example of the guide, built by vite, is drawn in Arabic with its styles and files a complaint', async () => {
    node('node_modules/vite/bin/vite.js', 'build', 'vite', '--base', './', '--logLevel', 'error')
    const page = await open('vite/dist/index.html')
    expect(await look(page, ar.send)).toEqual(styled)
    const filed = page.waitForRequest(request => request.method() === 'POST')
    await page.getByLabel(ar.body, { exact: false }).fill('الدورة بدأت متأخرة')
    await page.getByRole('button', { name: ar.send }).click()
    expect((await filed).postData()).toContain('الدورة بدأت متأخرة')
    await page.close()
  })

  test('built by webpack it is drawn with its styles, in English without a provider', async () => {
    node('webpack/build.mjs')
    const page = await open('webpack/dist/index.html')
    expect(await look(page, en.send)).toEqual(styled)
    await expect.poll(() => page.getByRole('button', { name: 'Save Working' }).count()).toBe(1)
    await page.close()
  })

  test('the element works on a page without any build', async () => {
    const page = await open('plain/index.html')
    await page.getByRole('button', { name: 'Tell us' }).click()
    await page.getByRole('dialog', { name: 'Tell us' }).waitFor()
    await page.close()
  })
})
