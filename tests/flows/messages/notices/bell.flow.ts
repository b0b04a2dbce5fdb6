import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { handle, openComplaint, tabTo } from '../../complaints/complaints/handling.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const devices = {
  en: { width: 1440, colorScheme: 'light', name: 'user' },
  ar: { width: 360, colorScheme: 'dark', name: 'user2' },
} as const

// Folder for screenshots. None are taken by default.
const folder = process.env.NOTICE_PICTURES

const picture = async (page: Page, name: string) => {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('notices', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each(languages())('are pushed to every tab when a complaint is answered, in %s', async language => {
    const { width, colorScheme, name } = devices[language]
    const t = textsIn(language)
    const body = `A complaint written in ${language}`
    const phone = await visit({ language, width, colorScheme })
    await logIn(phone, portal().url, name)
    await buttonOf(phone, t('shell.notices.none')).waitFor()
    await buttonOf(phone, t('shell.notices.none')).click()
    await phone.getByText(t('notices.empty')).waitFor()
    await picture(phone, `empty-${language}-${width}`)
    await phone.keyboard.press('Escape')
    const second = await phone.context().newPage()
    await second.goto(`${portal().url}/sup/trainings`)
    await buttonOf(second, t('shell.notices.none')).waitFor()
    const filed = await phone.evaluate(
      text =>
        fetch('/api/complaints', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'user', body: text }),
        }).then(({ status }) => status),
      body,
    )
    expect(filed).toBe(200)

    const officer = await visit({ language })
    await openSession(officer, portal().url, 'complaints_officer')
    await officer.goto(`${portal().url}/staff/complaints`)
    const drawer = await openComplaint(officer, body)
    await handle(drawer, {
      opens: t('complaint_handling.acts.reply'),
      text: 'Yes',
      sends: t('complaint_handling.sends.reply'),
      done: t('complaint_handling.done.reply'),
    })

    await buttonOf(phone, t('shell.notices.label', { count: 1 })).waitFor()
    await buttonOf(second, t('shell.notices.label', { count: 1 })).waitFor()
    await phone
      .getByRole('status')
      .getByText(t('shell.notices.arrived', { count: 1 }))
      .waitFor()
    // Opens, marks as read, and closes by keyboard. The second tab follows.
    await phone.evaluate(() => document.body.focus())
    await tabTo(phone, buttonOf(phone, t('shell.notices.label', { count: 1 })))
    await phone.keyboard.press('Enter')
    const list = phone.getByRole('dialog')
    await list.getByRole('link', { name: t('notices.kinds.complaint_replied') }).waitFor()
    await picture(phone, `list-${language}-${width}`)
    await tabTo(phone, list.getByRole('button', { name: t('notices.mark_read'), exact: true }))
    await phone.keyboard.press('Enter')
    await list.getByRole('button', { name: t('notices.mark_read'), exact: true }).waitFor({ state: 'detached' })
    await phone.keyboard.press('Escape')
    await buttonOf(phone, t('shell.notices.none')).waitFor()
    await buttonOf(second, t('shell.notices.none')).waitFor()

    await buttonOf(second, t('shell.notices.none')).click()
    await second
      .getByRole('dialog')
      .getByRole('link', { name: t('notices.kinds.complaint_replied') })
      .click()
    await second.waitForURL(/\/sup\/account\?tab=complaints$/)
    await second.getByRole('tab', { name: t('notices.title') }).click()
    const kind = second.getByRole('switch', { name: t('notices.preferences.kind_names.complaint_replied') })
    await picture(second, `settings-${language}-${width}`)
    await kind.click()
    await second.reload()
    expect(await kind.isChecked()).toBe(false)
    await kind.click()
  })

  it.each(languages())('show an error when the list can’t be loaded, and load it on retry, in %s', async language => {
    const t = textsIn(language)
    const page = await visit({ language, allowed: [/503/] })
    await logIn(page, portal().url, 'user')
    // The list also retries automatically, so the route keeps failing until the button is pressed.
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        ({ target }) => {
          if (target instanceof Element && target.closest('[role=alert]')) document.body.dataset.pressed = 'yes'
        },
        { capture: true },
      ),
    )
    const isAway = () => page.evaluate(() => document.body.dataset.pressed !== 'yes')
    await page.route('**/api/notices?*', async route =>
      (await isAway())
        ? route.fulfill({ status: 503, json: { type: 'about:blank', status: 503, code: 'unavailable' } })
        : route.continue(),
    )
    await page.getByRole('button', { name: t('shell.notices.none') }).click()
    const list = page.getByRole('dialog')
    await list.getByRole('alert').waitFor()
    await picture(page, 'failing-en-1280')
    await list.getByRole('button', { name: t('shell.retry') }).click()
    await list
      .getByRole('listitem')
      .or(list.getByText(t('notices.empty')))
      .first()
      .waitFor()
  })
})
