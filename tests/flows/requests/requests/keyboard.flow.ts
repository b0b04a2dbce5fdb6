import signaturesAr from '@portal/widgets/locales/ar/signature_panel.json' with { type: 'json' }
import signaturesEn from '@portal/widgets/locales/en/signature_panel.json' with { type: 'json' }
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import blocksAr from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import delegationsAr from '../../../../packages/host-app/src/locales/ar/requests/delegations.json' with { type: 'json' }
import requestsAr from '../../../../packages/host-app/src/locales/ar/requests/requests.json' with { type: 'json' }
import blocksEn from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import delegationsEn from '../../../../packages/host-app/src/locales/en/requests/delegations.json' with { type: 'json' }
import requestsEn from '../../../../packages/host-app/src/locales/en/requests/requests.json' with { type: 'json' }
import { demoPassword } from '../../../../packages/server/src/demo/people.ts'
import { dialog, tabTo } from '../../complaints/complaints/handling.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const words = {
  en: { ...requestsEn, blocks: blocksEn, panel: signaturesEn, delegations: delegationsEn },
  ar: { ...requestsAr, blocks: blocksAr, panel: signaturesAr, delegations: delegationsAr },
} as const

type Words = (typeof words)['en' | 'ar']

const PROJECT = 'Primary health centres in Hasakah'
const NAMES = {
  en: { manager: 'Fadi Rizk', delegate: 'Walid Issa' },
  ar: { manager: 'فادي رزق', delegate: 'وليد عيسى' },
} as const

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

const press = async (page: Page, wanted: Locator, key = 'Enter') => {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Tabs to a text box and types into it. */
const type = async (page: Page, wanted: Locator, text: string) => {
  await tabTo(page, wanted)
  await page.keyboard.type(text)
}

/** Types part of a name into a combo box, and chooses the first option. */
const choose = async (page: Page, field: string, text: string) => {
  await type(page, page.locator(`[data-field="${field}"] input[role=combobox]`), text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const day = (page: Page, field: string, digits: string) =>
  type(page, page.locator(`[data-field=${field}] [role=spinbutton]`).first(), digits)

const box = (page: Page, field: string) => page.locator(`[data-field="${field}"] input:not([type=hidden])`).first()

/** Pastes cells as a spreadsheet copies them. */
const paste = async (page: Page, text: string) => {
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

/** A dialog returns the focus only after it has closed. */
const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)

/** Opens the panel, tries to sign without drawing, and then types the signature. */
const signTyped = async (page: Page, t: Words, name: string) => {
  await press(page, button(page, t.sign))
  const sign = button(page, t.panel.sign)
  await press(page, sign)
  await page.getByText(t.panel.draw_first).waitFor()
  await expectFocus(page)
  // The choice is above the button, so this tabs backwards.
  const drawn = page.getByRole('radio', { name: t.panel.draw, exact: true })
  for (let presses = 0; presses < 8 && !(await drawn.evaluate(one => one === document.activeElement)); presses++)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await type(page, page.getByRole('textbox', { name: t.panel.typed }), name)
  await press(page, sign)
  const done = page.getByText(t.panel.done.sign)
  const password = page.locator('input[name=current_password]')
  await done.or(password).first().waitFor()
  if (await password.isVisible()) {
    await type(page, password, demoPassword)
    await page.keyboard.press('Enter')
  }
  await done.waitFor()
  await expectFocus(page)
}

describe.each(languages())('by keyboard only, in %s:', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = words[language]

  const enter = async (name: string, address: string) => {
    const page = await visit({ language })
    await openSession(page, portal().url, name)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  it('a request is entered, pasted, signed, and rejected with a reason, and signatures are delegated', async () => {
    const page = await enter('project_coordinator', `${portal().url}/staff/purchase_requests`)
    await press(page, button(page, t.add))
    await page.getByRole('menuitem', { name: t.add_types.project }).waitFor()
    await page.keyboard.press('Enter')
    await choose(page, 'project_id', PROJECT)
    await type(page, page.locator('textarea[name=description]'), 'Chairs for the clinic')
    await press(page, page.locator('[data-field=location] button'))
    await page.getByRole('option', { name: t.locations.syria }).waitFor()
    await page.keyboard.press('Enter')
    await day(page, 'required_date', '31122099')
    await choose(page, 'direct_manager_id', NAMES[language].manager)

    // The first item is typed. The next ones are pasted into the grid, and into the dialog for pasting.
    await type(page, box(page, 'items.0.name'), 'Chair')
    await type(page, box(page, 'items.0.quantity'), '3')
    await type(page, box(page, 'items.0.unit_price_minor'), '12.50')
    await choose(page, 'items.0.budget_item_id', 'A2')
    await press(page, button(page, t.add_item))
    await paste(page, 'Table\tpiece\t2\t40\tA2\nطاولة\t\t١\t٥٠\tA2')
    await expect.poll(() => box(page, 'items.2.name').inputValue()).toBe('طاولة')
    await expectFocus(page)
    await press(page, button(page, t.paste))
    await dialog(page).locator('textarea').waitFor()
    await tabTo(page, dialog(page).locator('textarea'))
    await paste(page, 'Lamp\tpiece\t1\t9\tA2')
    await press(page, button(dialog(page), t.paste_add))
    await expect.poll(() => box(page, 'items.3.name').inputValue()).toBe('Lamp')
    await expectFocus(page)
    await press(page, button(page, t.blocks.save))
    await page.waitForURL(/purchase_requests\/[0-9a-f-]{36}/)
    const address = page.url()
    await page.getByRole('heading', { level: 1, name: 'Chairs for the clinic' }).waitFor()
    await signTyped(page, t, 'Omar Khalil')

    await signTyped(await enter('direct_manager', address), t, NAMES[language].manager)

    const holder = await enter('budget_holder_500', address)
    await press(holder, button(holder, t.sign))
    await press(holder, button(holder, t.panel.reject_open))
    await expect.poll(() => holder.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason')
    await holder.keyboard.type('Chairs are in the store.')
    await press(holder, button(holder, t.panel.reject))
    await holder.getByText(t.panel.done.reject).waitFor()
    await expectFocus(holder)
    await holder.getByText(t.states.rejected, { exact: true }).first().waitFor()

    await holder.goto(`${portal().url}/staff/delegations`)
    const opener = button(holder, t.delegations.add).first()
    await press(holder, opener)
    await dialog(holder).waitFor()
    await choose(holder, 'delegated_to_id', NAMES[language].delegate)
    await day(holder, 'from', '01122098')
    await day(holder, 'to', '31122098')
    await press(holder, button(dialog(holder), t.delegations.add))
    await holder.getByText(t.delegations.added).waitFor()
    await expect.poll(() => opener.evaluate(one => one === document.activeElement)).toBe(true)
  })
})
