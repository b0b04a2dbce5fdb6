import type { Locator, Page } from 'playwright-core'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { textOfPdf } from '../../support/pdf-text.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { giveSignature, signTyped } from '../../support/sign.ts'
import { type Say, textsIn } from '../../support/texts.ts'
import { comparePaper } from './compare-paper.ts'
import { goOnLeave } from './on-leave.ts'

const PROJECT = 'Primary health centres in Hasakah'
const MANAGER = { en: 'Fadi Rizk', ar: 'فادي رزق' } as const

const choose = async (page: Page, field: string, typed: string) => {
  await page.locator(`[data-field=${field}] input[role=combobox]`).fill(typed)
  await page.getByRole('option', { name: new RegExp(typed) }).click()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

type Action = 'buy' | 'receive' | 'post_expense' | 'complete'

/** Runs a command of the record. `fill` changes the defaults of its dialog. */
const act = async (page: Page, t: Say, name: Action, fill?: (dialog: Locator) => Promise<void>) => {
  await button(page, t(`requests.actions.${name}.button`)).click()
  const dialog = page.getByRole('dialog')
  await fill?.(dialog)
  await dialog.getByRole('button', { name: t(`requests.actions.${name}.submit`), exact: true }).click()
  await page.getByText(t(`requests.actions.${name}.done`)).waitFor()
}

/** The receive note of a request: the rows of its workbook, and the text of its print. */
const receiveNote = async (page: Page, t: Say) => {
  await button(page, t('requests.download_note')).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t('reports.download') }).click()
  const sheets = await readWorkbook(await (await saving).path())
  await button(page, t('requests.download_note')).click()
  await page.getByRole('menuitem', { name: t('reports.print') }).click()
  await page.getByRole('dialog').getByRole('article').waitFor()
  const pdf = textOfPdf(await page.pdf({ preferCSSPageSize: true })).join('')
  await page.keyboard.press('Escape')
  return { rows: sheets.map(({ data }) => data.map(row => row.map(String))), pdf }
}

const drawLine = async (page: Page, t: Say) => {
  const pad = page.getByRole('img', { name: t('signature_panel.pad') })
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.3)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.7, y + height * 0.7, { steps: 20 })
  await page.mouse.up()
}

/** Opens the signature panel from the page header, and signs by drawing or typing. */
const sign = async (page: Page, t: Say, typed?: string) => {
  await button(page, t('requests.sign')).click()
  if (typed !== undefined) return signTyped(page, t, typed)
  await drawLine(page, t)
  await giveSignature(page, t)
}

describe.each(languages())('a purchase request, in %s:', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('is pasted, rejected over its surplus, signed by five people, received in two parts, paid, and printed', async () => {
    const page = await visit({ language, width: 1280 })
    await openSession(page, portal().url, 'project_coordinator')
    await page.goto(`${portal().url}/staff/purchase_requests?add=project`)
    await choose(page, 'project_id', PROJECT)
    await page.locator('textarea[name=description]').fill('Chairs for the clinic')
    await page.locator('[data-field=location] button').click()
    await page.getByRole('option', { name: t('requests.locations.syria') }).click()
    await page.locator('[data-field=required_date] [role=spinbutton]').first().click()
    await page.keyboard.type('31122099')
    await choose(page, 'direct_manager_id', MANAGER[language])
    await page.getByRole('button', { name: t('requests.paste'), exact: true }).click()
    const cells = ['Chair\tpiece\t3\t12.50\tA2\tU-1', 'طاولة\t\t٢\t999999999\tA2']
    await page.getByRole('dialog').locator('textarea').fill(cells.join('\n'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('requests.paste_add'), exact: true })
      .click()
    await page.getByText(t('requests.over_surplus')).first().waitFor()
    await page.getByRole('button', { name: t('blocks.save'), exact: true }).click()
    await page.locator('[data-field="items.1.unit_price_minor"][data-invalid]').waitFor()
    await page.getByRole('button', { name: t('requests.remove_item', { number: '2' }), exact: true }).click()
    await page.getByText(t('requests.over_surplus')).first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: t('blocks.save'), exact: true }).click()
    await page.waitForURL(/purchase_requests\/[0-9a-f-]{36}/)
    await page.getByRole('heading', { level: 1, name: 'Chairs for the clinic' }).waitFor()
    const address = page.url()
    await sign(page, t)

    const accountant = await visit({ language, width: 1280 })
    await openSession(accountant, portal().url, 'accounting_syria')
    for (const name of ['direct_manager', 'budget_holder_500', 'procurement_syria', 'accounting_turkey']) {
      const officer = await visit({ language, width: 1280 })
      await openSession(officer, portal().url, name)
      if (name === 'accounting_turkey') await goOnLeave(accountant, portal().url, officer)
      await officer.goto(address)
      await sign(officer, t, name)
      await officer.close()
    }
    const officer = await visit({ language, width: 1280 })
    await openSession(officer, portal().url, 'procurement_syria')
    await officer.goto(address)
    await act(officer, t, 'buy')
    await officer.getByText(t('requests.kinds.purchase_requests.bought'), { exact: true }).first().waitFor()
    await officer.goto(`${address}?tab=signatures`)
    const signed = officer.getByRole('list', { name: t('requests.signatures') }).getByRole('listitem')
    await expect.poll(() => signed.count()).toBe(5)
    await signed.first().getByRole('img').waitFor()
    await signed.last().getByText('accounting_turkey').waitFor()
    // The officer who signed for procurement may not receive.
    await expect.poll(() => button(officer, t('requests.actions.receive.button')).count()).toBe(0)

    const receiver = await visit({ language, width: 1280 })
    await openSession(receiver, portal().url, 'operations_syria')
    await receiver.goto(`${address}?tab=receipts`)
    await act(receiver, t, 'receive', dialog =>
      dialog.locator('[data-field="items.0.quantity"] input').first().fill('1.5'),
    )
    const { data } = await (await receiver.request.get(address.replace('/staff', '/api'))).json()
    const { reference } = data
    const { rows, pdf } = await receiveNote(receiver, t)
    const [facts, items, deliveries] = rows
    expect(facts?.flat()).toContain(reference)
    expect(items).toContainEqual(['Chair', 'piece', '3', '1.5', '1.5'])
    expect(deliveries?.at(-1)?.slice(3, 5)).toEqual(['Chair', '1.5'])
    for (const text of [reference, 'Chair', '1.5']) expect(pdf).toContain(text)
    await page.goto(address)
    await act(page, t, 'receive')
    await page.getByText(t('requests.states.delivered'), { exact: true }).first().waitFor()

    // Requesters don't pay their own requests.
    await expect.poll(() => button(page, t('requests.actions.post_expense.button')).count()).toBe(0)
    const clerk = await visit({ language, width: 1280 })
    await openSession(clerk, portal().url, 'project_director')
    await clerk.goto(address)
    await act(clerk, t, 'post_expense')
    await clerk.getByText(t('requests.events.post_expense')).first().waitFor()
    await act(clerk, t, 'complete', dialog => dialog.getByRole('textbox').fill('All is paid'))
    await expect.poll(() => button(clerk, t('requests.actions.post_expense.button')).count()).toBe(0)

    const lines = await comparePaper(page, address, language)
    // The page draws the signature as the paper does.
    await page.goto(`${address}?tab=signatures`)
    await page
      .getByRole('list', { name: t('requests.signatures') })
      .getByRole('img')
      .first()
      .waitFor()
    const shown = await page
      .getByRole('list', { name: t('requests.signatures') })
      .locator('svg path')
      .evaluateAll(paths => paths.map(path => path.getAttribute('d')))
    for (const line of lines) expect(shown).toContain(line)
  })
})
