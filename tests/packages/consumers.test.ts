import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ar from '@portal/widgets/locales/ar/complaints.json'
import en from '@portal/widgets/locales/en/complaints.json'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entriesOf, names, tarballOf } from '../../scripts/packages/packages.ts'
import { chromiumFlags, executablePath } from '../chromium.ts'
import { consumers, installConsumers, node } from './support/consumer.ts'
import { describeHost } from './support/describe-host.ts'
import { bundlers } from './support/hosts.ts'
import { nodeIn } from './support/run.ts'
import { type Site, serve } from './support/serve.ts'
import { visit } from './support/visit.ts'
import { lackingIn, widgets } from './support/widgets.ts'

const INSTALLING_MS = 300_000
const BUILDING_MS = 120_000

beforeAll(installConsumers, INSTALLING_MS)

const entries = () => names.flatMap(name => entriesOf(name).map(entry => `@portal/${name}/${entry}`))

describe('on a server', () => {
  test('plain Node can import every entry, including styles', () => {
    expect(node('node/import-all.mjs', ...entries())).toBe('')
  })

  test('widgets render in English without a text provider', () => {
    const html = node('node/render.mjs')
    expect(html).toContain(`${en.body}<span`)
    expect(html).toContain('Required')
    expect(html).toContain('>Working')
    expect(html).not.toMatch(/>\(?(required|working)\b/)
  })
})

describe('in an App Router', () => {
  const onServer = ['--conditions', 'react-server', '--import', './app-router/register.mjs']

  test('modules of the server can import every entry', () => {
    expect(node(...onServer, 'node/import-all.mjs', ...entries())).toBe('')
  })

  test('a page references its client components', () => {
    const page = node(...onServer, 'app-router/render.mjs')
    for (const component of ['ui/Stack/Stack.js#Stack', 'ui/Heading/Heading.js#Heading'])
      expect(page).toContain(`/@portal/${component}`)
    expect(page).toContain('/@portal/widgets/complaint/ComplaintForm.js#ComplaintForm')
  })
})

test('types of every entry and of the example are valid in strict TypeScript with NodeNext', () => {
  const lines = entries().map((entry, index) => `export * as entry${index} from '${entry}'`)
  writeFileSync(join(consumers, 'types/every-entry.ts'), lines.join('\n'))
  writeFileSync(
    join(consumers, 'types/tsconfig.all.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      files: ['usage.tsx', 'every-entry.ts', '../vite/main.tsx', '../shared/in-browser.tsx'],
    }),
  )
  expect(node('node_modules/typescript/bin/tsc', '-p', 'types/tsconfig.all.json', '--checkers', '1')).toBe('')
})

test.each(names)('every compiler finds the types of each entry: %s', name => {
  const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js'
  // attw skips a pattern in `exports`, so each entry is named.
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entriesOf(name)]
  expect(() => node(attw, tarballOf(name), ...options)).not.toThrow()
})

describe('in a browser', () => {
  let browser: Browser
  let site: Site
  beforeAll(async () => {
    for (const { build } of Object.values(bundlers)) await nodeIn(consumers, build)
    browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
    site = await serve(consumers)
  }, BUILDING_MS)
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  test('the guide’s example, built by Vite, has its styles and files a complaint in Arabic', async () => {
    const { page, close } = await visit(browser, `${site.origin}/vite/dist/index.html`)
    expect(await lackingIn(page.locator('#root'), widgets.complaint.styles)).toEqual([])
    const filed = page.waitForRequest(request => request.method() === 'POST')
    await page.getByLabel(ar.body, { exact: false }).fill('الدورة بدأت متأخرة')
    await page.getByRole('button', { name: ar.send }).click()
    expect((await filed).postData()).toContain('الدورة بدأت متأخرة')
    await close()
  })

  test('the script tag’s element opens its dialog on a page without a build', async () => {
    const { page, close } = await visit(browser, `${site.origin}/plain/index.html`)
    await page.getByRole('button', { name: 'Tell us' }).click()
    await page.getByRole('dialog', { name: 'Tell us' }).waitFor()
    await close()
  })

  for (const [name, host] of Object.entries(bundlers)) describeHost(name, host, async () => consumers)
})
