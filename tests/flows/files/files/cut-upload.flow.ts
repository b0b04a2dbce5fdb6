import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { openCutLine } from '../../support/cut-line.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { onDevice } from './device.ts'

const portal = usePortal()
const visit = useBrowser()

const MB = 1024 * 1024
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const uploads = async (page: Page, url: string): Promise<{ id: string; received: number }[]> =>
  (await (await page.request.get(`${url}/api/uploads`)).json()).data

const fileOf = async (page: Page, url: string, name: string) => {
  const answer = await page.request.get(`${url}/api/files?search=${encodeURIComponent(name.split('.')[0] ?? '')}`)
  return (await answer.json()).data[0]
}

test('an interrupted upload resumes after a browser restart, arrives unchanged, and resends few bytes', async () => {
  const { url } = portal()
  const line = await openCutLine(url, 1.5 * MB)
  onTestFinished(line.close)
  const bytes = randomBytes(10 * MB)
  const path = onDevice('field report.bin', bytes)
  // The console logs each interrupted request.
  const allowed = [/net::ERR_|Failed to load resource/]
  const watcher = await visit()
  await openSession(watcher, url, 'project_director')
  const page = await visit({ allowed })
  await openSession(page, line.url, 'project_director')
  await page.goto(`${line.url}/staff/files`)
  const box = page.locator('input[type=file]')
  await box.waitFor({ state: 'attached' })
  const before = line.sent()
  await box.setInputFiles(path)
  const received = async (by: Page) => (await uploads(by, url))[0]?.received ?? 0
  for (const share of [0.15, 0.3, 0.45]) {
    await expect.poll(() => received(watcher), { timeout: 20_000 }).toBeGreaterThan(share * bytes.length)
    line.cut()
  }
  await page.context().close()
  line.cut()

  const again = await visit({ allowed })
  await openSession(again, line.url, 'project_director')
  await again.goto(`${line.url}/staff/files`)
  await again.getByText('Unfinished uploads').waitFor()
  const around = line.sent()
  await again.locator('input[type=file]').setInputFiles(path)
  await expect.poll(() => fileOf(watcher, url, 'field report.bin'), { timeout: 30_000 }).toBeTruthy()
  await again.getByRole('link', { name: 'field report.bin' }).waitFor()
  await again.getByText('Unfinished uploads').waitFor({ state: 'detached' })
  const { newest } = await fileOf(watcher, url, 'field report.bin')
  expect(newest.sha256).toBe(sha256(bytes))
  const body = await (await watcher.request.get(`${url}/api${newest.url}`)).body()
  expect(sha256(body)).toBe(sha256(bytes))
  // Bytes uploaded since the file was chosen, including headers and other requests.
  expect(around).toBeGreaterThan(before)
  expect(line.sent() - before).toBeLessThanOrEqual(1.1 * bytes.length)
}, 120_000)
