import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

describe.each(languages())('the bookkeeping of a project, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('posts, deletes, and restores a refund, and rejects expenses in a closed month until it is reopened', async () => {
    const { url } = portal()
    const page = await visit({ language, width: 1280 })
    await openSession(page, url, 'sysadmin')
    const get = async (path: string) => (await (await page.request.get(`${url}/api${path}`)).json()).data
    const running = (await get('/projects?limit=50')).find((one: { phase: string }) => one.phase === 'running')
    const line = (await get(`/projects/${running.id}/budget`)).items.find(
      (one: { spent_minor: number }) => one.spent_minor > 1000,
    )
    const spent = async () =>
      (await get(`/projects/${running.id}/budget`)).items.find((one: { id: string }) => one.id === line.id).spent_minor
    const dialog = page.getByRole('dialog')
    await page.goto(`${url}/staff/project/${running.id}?tab=expenses&item_id=${line.id}&act=post`)
    await dialog.getByRole('combobox', { name: t('expenses.item') }).fill(line.code)
    await page
      .getByRole('option', { name: `${line.code} · ` })
      .first()
      .click()
    await dialog.locator('[data-field=amount_minor] input:not([type=hidden])').first().fill('10')
    await dialog.getByRole('checkbox', { name: t('expenses.is_refund') }).check()
    await dialog.getByRole('textbox', { name: t('expenses.reason') }).fill('Paid twice by the bank')
    await dialog.getByRole('textbox', { name: t('expenses.description') }).fill('Bank charges')
    await dialog.getByRole('button', { name: t('expenses.add') }).click()
    await page.getByText('Paid twice by the bank').waitFor()
    expect(await spent()).toBe(line.spent_minor - 1000)

    await page.getByRole('button', { name: t('expenses.actions', { name: 'Bank charges' }) }).click()
    await page.getByRole('menuitem', { name: t('blocks.delete') }).click()
    await dialog.getByRole('textbox', { name: t('expenses.delete_reason') }).fill('It never arrived')
    await dialog.getByRole('button', { name: t('blocks.delete') }).click()
    await expect.poll(spent).toBe(line.spent_minor)
    await page.getByRole('button', { name: t('expenses.line_changes') }).click()
    await dialog.getByText('It never arrived').waitFor()
    await dialog
      .getByRole('button', { name: t('history.restore') })
      .first()
      .click()
    await expect.poll(spent).toBe(line.spent_minor - 1000)

    const past = (await get(`/projects/${running.id}/monthly`)).months.find(
      (one: { phase: string }) => one.phase === 'past',
    )
    await page.goto(`${url}/staff/project/${running.id}/monthly`)
    await page
      .getByRole('button', { name: t('monitoring.close'), exact: true })
      .first()
      .click()
    // The months of the demo depend on today, and some are by their plan.
    if (past.unexplained)
      await dialog.getByRole('textbox', { name: t('monitoring.explanation') }).fill('The first invoices came late')
    await dialog.getByRole('textbox', { name: t('monitoring.close_reason') }).fill('Reported to the donor')
    await dialog.getByRole('button', { name: t('monitoring.close_action') }).click()
    await page.getByText(t('monitoring.closed'), { exact: true }).waitFor()
    const fee = { item_id: line.id, date: `${past.month}-15`, amount_minor: 1, description: 'Late', reason: 'Late' }
    const post = async () =>
      (await page.request.post(`${url}/api/expenses`, { data: fee, headers: { origin: url } })).status()
    expect(await post()).toBe(400)
    await page.getByRole('button', { name: t('monitoring.reopen'), exact: true }).click()
    await dialog.getByRole('textbox', { name: t('monitoring.reopen_reason') }).fill('A late invoice')
    await dialog.getByRole('button', { name: t('monitoring.reopen_action') }).click()
    await page.getByText(t('monitoring.closed'), { exact: true }).waitFor({ state: 'detached' })
    expect(await post()).toBe(200)
  })
})
