import type { Browser } from 'playwright-core'
import { bytesFor, loginChunks, readManifest, sentBytes } from '../../host-app/app/bytes/manifest.ts'
import { countBytes, openSlowPage } from '../browser.ts'
import { endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { printTable, type Row } from '../table.ts'

const vitalsOf = () =>
  new Promise<{ fcp: number; lcp: number; cls: number }>(resolve => {
    const found = { fcp: 0, lcp: 0, cls: 0 }
    new PerformanceObserver(list => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) found.fcp = entry.startTime
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) found.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) found.cls += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(found), 500)
  })

const measure = async (browser: Browser, url: string, path: string, language: string): Promise<Row> => {
  const { context, page } = await openSlowPage(browser)
  await page.addInitScript(chosen => localStorage.setItem('language', chosen), language)
  const bytes = await countBytes(context, page)
  await page.goto(url + path, { timeout: 60_000 })
  await page.locator('h1').waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const { fcp, lcp, cls } = await page.evaluate(vitalsOf)
  await context.close()
  return { page: path, language, 'kB in all': bytes() / 1000, 'FCP ms': fcp, 'LCP ms': lcp, CLS: cls }
}

/** Measures the bytes of the portal's scripts, and the web vitals of its first pages on the slow phone. */
export const benchPortal = async (browser: Browser): Promise<void> => {
  const manifest = readManifest()
  const first = loginChunks(manifest, 'en')
  const login = bytesFor(manifest, ...first)
  const rows = Object.entries(manifest)
    .filter(([name, chunk]) => name.startsWith('src/') && name.endsWith('.tsx') && chunk.isDynamicEntry)
    .map(([name, chunk]) => ({
      screen: name.replace('src/', ''),
      'own kB': sentBytes(chunk.file) / 1000,
      'more than login, kB': Math.max(0, bytesFor(manifest, ...first, name) - login) / 1000,
    }))
  if (rows.length === 0) throw new Error('no screens in the build')
  printTable(`Scripts, brotli (login page ${(login / 1000).toFixed(1)} kB, budget 120)`, rows)
  const data = temporaryData()
  const portal = await startProcess({ DATA_DIR: data.folder })
  try {
    const pages: Row[] = []
    for (const path of ['/auth/login', '/auth/signup'])
      for (const language of ['en', 'ar']) pages.push(await measure(browser, portal.url, path, language))
    printTable('First visit: 4x CPU, 562 ms, 1.44 Mbit/s', pages)
  } finally {
    await endProcess(portal)
    data.remove()
  }
}
