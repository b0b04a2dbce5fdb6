import { expect, test } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { onDevice } from './device.ts'

const portal = usePortal()
const visit = useBrowser()

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each(languages())(
  'a project file is shown, downloaded, edited, deleted, and restored on a phone, in %s',
  async language => {
    const t = textsIn(language)
    const { url } = portal()
    const page = await visit({ language, width: 390 })
    await openSession(page, url, 'project_director')
    const projects = await (await page.request.get(`${url}/api/projects`)).json()
    await page.goto(`${url}/staff/project/${projects.data[0].id}?tab=files`)
    await page.locator('input[type=file]').setInputFiles(onDevice('صورة الموقع.png', png))
    await page.getByText('صورة الموقع.png').nth(1).waitFor()
    await page.goto(`${url}/staff/files`)
    await page.getByRole('link', { name: 'صورة الموقع.png' }).click()
    const drawer = page.getByRole('dialog')
    const picture = drawer.getByRole('img', { name: /صورة الموقع/ })
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1)
    const saving = page.waitForEvent('download')
    await drawer.getByRole('link', { name: t('files.download') }).click()
    expect((await saving).suggestedFilename()).toBe('صورة الموقع.png')
    await drawer.getByRole('button', { name: t('blocks.edit') }).click()
    await drawer.getByLabel(t('files.description')).fill('قبل الحفر')
    await drawer.getByRole('button', { name: t('blocks.save') }).click()
    await drawer.getByText('قبل الحفر').waitFor()
    await drawer.getByRole('button', { name: t('blocks.more_actions') }).click()
    await page.getByRole('menuitem', { name: t('blocks.delete') }).click()
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: t('blocks.undo') }).click()
    await page.getByRole('link', { name: 'صورة الموقع.png' }).waitFor()
  },
)
