import ar from '@portal/widgets/locales/ar/embed.json'
import en from '@portal/widgets/locales/en/embed.json'
import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../flows/support/browser.ts'
import { usePortal } from '../flows/support/portal.ts'
import { openWidget, useSite } from './support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

const violationsIn = async (place: Page | Frame): Promise<string[]> => {
  await place.evaluate(axe.source)
  return place.evaluate(async () => {
    const tool: { run: () => Promise<{ violations: { id: string }[] }> } = Reflect.get(globalThis, 'axe')
    return (await tool.run()).violations.map(({ id }) => id)
  })
}

const frameOf = (page: Page) => {
  const found = page.frames().find(frame => frame.url().includes('/embed/complaint'))
  if (!found) throw new Error('the frame is not there')
  return found
}

test.each([
  ['/ltr', en],
  ['/rtl', ar],
] as const)('axe finds nothing in the frame of %s nor in the popup', async (path, texts) => {
  const page = await visit()
  const frame = await openWidget(page, `${site().url}${path}`)
  await frame.getByText(texts.sign_in_why).waitFor()
  expect(await violationsIn(frameOf(page))).toEqual([])
  const popup = page.waitForEvent('popup')
  await frame.getByRole('button', { name: texts.sign_in }).click()
  const opened = await popup
  await opened.locator('input[name=email]').waitFor()
  expect(await violationsIn(opened)).toEqual([])
})
