import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import noticesAr from '../../../packages/host-app/src/locales/ar/notices.json' with { type: 'json' }
import shellAr from '../../../packages/host-app/src/locales/ar/shell.json' with { type: 'json' }
import handlingEn from '../../../packages/host-app/src/locales/en/complaint_handling.json' with { type: 'json' }
import noticesEn from '../../../packages/host-app/src/locales/en/notices.json' with { type: 'json' }
import shellEn from '../../../packages/host-app/src/locales/en/shell.json' with { type: 'json' }
import { handle, openComplaint, tabTo } from '../complaints/handling.ts'
import { useBrowser } from '../support/browser.ts'
import { logIn, openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

const texts = {
  en: {
    ...{ none: shellEn.notices.none, one: shellEn.notices.label_one.replace('{{count}}', '1') },
    ...{ arrived: shellEn.notices.arrived_one.replace('{{count}}', '1'), list: noticesEn },
  },
  ar: {
    none: shellAr.notices.none,
    one: shellAr.notices.label_one,
    arrived: shellAr.notices.arrived_one,
    list: noticesAr,
  },
}

// Where the pictures go, for whoever wants to look at them.
const folder = process.env.NOTICE_PICTURES

const picture = async (page: Page, name: string) => {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('the notices', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each([
    ['en', 1440, 'light', 'user'],
    ['ar', 360, 'dark', 'user2'],
  ] as const)(
    'are pushed to the other browser when a complaint is answered, in %s',
    async (language, width, colorScheme, name) => {
      const words = texts[language]
      const body = `A complaint written in ${language}`
      const phone = await visit({ language, width, colorScheme })
      await logIn(phone, portal().url, name)
      await buttonOf(phone, words.none).waitFor()
      await buttonOf(phone, words.none).click()
      await phone.getByText(words.list.empty).waitFor()
      await picture(phone, `empty-${language}-${width}`)
      await phone.keyboard.press('Escape')
      const second = await phone.context().newPage()
      await second.goto(`${portal().url}/sup/trainings`)
      await buttonOf(second, words.none).waitFor()
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

      const officer = await visit()
      await openSession(officer, portal().url, 'complaints_officer')
      await officer.goto(`${portal().url}/staff/complaints`)
      const drawer = await openComplaint(officer, body)
      await handle(drawer, {
        opens: handlingEn.acts.reply,
        text: 'Yes',
        sends: handlingEn.sends.reply,
        done: handlingEn.done.reply,
      })

      await buttonOf(phone, words.one).waitFor()
      await buttonOf(second, words.one).waitFor()
      await phone.getByRole('status').getByText(words.arrived).waitFor()
      // By keyboard: open, read, close; the second tab follows.
      await phone.evaluate(() => document.body.focus())
      await tabTo(phone, buttonOf(phone, words.one))
      await phone.keyboard.press('Enter')
      const list = phone.getByRole('dialog')
      await list.getByRole('link', { name: words.list.kinds.complaint_replied }).waitFor()
      await picture(phone, `list-${language}-${width}`)
      await tabTo(phone, list.getByRole('button', { name: words.list.mark_read, exact: true }))
      await phone.keyboard.press('Enter')
      await list.getByRole('button', { name: words.list.mark_read, exact: true }).waitFor({ state: 'detached' })
      await phone.keyboard.press('Escape')
      await buttonOf(phone, words.none).waitFor()
      await buttonOf(second, words.none).waitFor()

      await buttonOf(second, words.none).click()
      await second.getByRole('dialog').getByRole('link', { name: words.list.kinds.complaint_replied }).click()
      await second.waitForURL(/\/sup\/account\?tab=complaints$/)
      await second.getByRole('tab', { name: words.list.title }).click()
      const kind = second.getByRole('switch', { name: words.list.preferences.kind_names.complaint_replied })
      await picture(second, `settings-${language}-${width}`)
      await kind.click()
      await second.reload()
      expect(await kind.isChecked()).toBe(false)
      await kind.click()
    },
  )

  it('says that the list cannot be had, and has it at the next try', async () => {
    const page = await visit({ allowed: [/503/] })
    await logIn(page, portal().url, 'user')
    // The list is asked for again on its own too; it stays away until the button has been pressed.
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
    await page.getByRole('button', { name: /^Notices/ }).click()
    const list = page.getByRole('dialog')
    await list.getByRole('alert').waitFor()
    await picture(page, 'failing-en-1280')
    await list.getByRole('button', { name: 'Try again' }).click()
    await list.getByRole('listitem').or(list.getByText(noticesEn.empty)).first().waitFor()
  })
})
