import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { donorDeletion } from '@portal/contract/programmes/donors'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import impactTexts from '../../../../packages/host-app/src/locales/en/workspace/deletion_impact.json'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { button, donor, impact, named, show, useServer } from './shown.tsx'

const api = useServer()

describe('deleting a donor', () => {
  test('shows the deletion impact again when it changed, asks for the code again, and never sends the old impact', async () => {
    show(api(), donor, 'delete')
    const now: DeletionImpact = {
      ...impact,
      rows: 6,
      shown: 'six rows',
      cascades: [...impact.cascades, { kind: 'expenses', count: 1, names: [] }],
    }
    const sent: unknown[] = []
    let answer = () => Promise.resolve({ data: now })
    api().on(donorDeletion.remove, given => {
      sent.push([given.shown, given.version, given.typed_code])
      api().on(donorDeletion.impact, () => answer())
      if (given.shown !== now.shown) throw new Refused('changed_meanwhile')
      if (given.version !== 4) throw new Refused('changed_meanwhile', { data: { ...donor, version: 4 } })
      return { data: { done: true as const } }
    })
    const asked = page.getByRole('alertdialog')
    const code = asked.getByRole('textbox', { name: /^Code/ })
    const changed = asked.getByText(impactTexts.changed)
    // Without the new deletion impact, nothing can be sent.
    answer = () => Promise.reject(new Refused('unavailable'))
    await code.fill('EMH')
    expect(changed.query()).toBeNull()
    await button('Delete permanently').click()
    await expect.element(asked.getByRole('button', { name: /again/i })).toBeVisible()
    expect(code.query()).toBeNull()
    let come = () => {}
    answer = () => new Promise(resolve => (come = () => resolve({ data: now })))
    const again = asked.getByRole('button', { name: /again/i })
    await again.click()
    // The pressed button stays mounted during the request, so that it keeps the focus.
    await expect.element(again).toHaveFocus()
    come()
    await expect.element(changed).toBeVisible()
    await expect.element(asked.getByText('1 expense')).toBeVisible()
    expect(changed.element().closest('[tabindex]')).toBe(document.activeElement)
    answer = () => Promise.resolve({ data: now })
    await expect.element(code).toHaveValue('')
    await button('Delete permanently').click()
    expect(sent).toEqual([['five rows', 3, 'EMH']])
    await code.fill('EMH')
    await button('Delete permanently').click()
    await expect.poll(() => sent.length).toBe(2)
    await expect.element(code).toHaveValue('')
    await code.fill('EMH')
    await button('Delete permanently').click()
    await expect.element(asked).not.toBeInTheDocument()
    expect(sent).toEqual([
      ['five rows', 3, 'EMH'],
      ['six rows', 3, 'EMH'],
      ['six rows', 4, 'EMH'],
    ])
  })

  test('names the document that has blocked the deletion since the list was read', async () => {
    show(api(), donor, 'delete')
    api().on(donorDeletion.remove, () => {
      const blockers = { count: 1, names: [named('PR-2026-002')] }
      api().on(donorDeletion.impact, () => ({ data: { ...impact, blockers } }))
      throw new Refused('in_use')
    })
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('textbox', { name: /^Code/ }).fill('EMH')
    await button('Delete permanently').click()
    await expect.element(asked.getByText('PR-2026-002')).toBeVisible()
    expect(asked.getByRole('textbox').query()).toBeNull()
  })

  test('asks for the reason of lost money and sends the fingerprint of the list', async () => {
    show(api(), donor, 'delete')
    const money: DeletionImpact['money'] = [{ currency: 'usd', expenses_minor: 500, planned_minor: 1000 }]
    api().on(donorDeletion.impact, () => ({ data: { ...impact, money } }))
    const sent: unknown[] = []
    api().on(donorDeletion.remove, given => {
      sent.push([given.shown, given.reason])
      return { data: { done: true as const } }
    })
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('textbox', { name: /^Why/ }).fill('Entered twice')
    await asked.getByRole('textbox', { name: /^Code/ }).fill('EMH')
    await button(impactTexts.delete_restorable).click()
    await expect.element(asked).not.toBeInTheDocument()
    expect(sent).toEqual([['five rows', 'Entered twice']])
  })

  test('reloads the deletion impact each time the dialog opens', async () => {
    show(api(), donor, 'delete')
    const blockers = { count: 1, names: [named('PR-2026-001')] }
    api().on(donorDeletion.impact, () => ({ data: { ...impact, blockers } }))
    const asked = page.getByRole('alertdialog')
    await expect.element(asked.getByText('PR-2026-001')).toBeVisible()
    await asked.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(asked).not.toBeInTheDocument()
    api().on(donorDeletion.impact, () => ({ data: { ...impact, rows: 0, cascades: [] } }))
    await button('More actions').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(asked.getByText(impactTexts.nothing_else)).toBeVisible()
    expect(asked.getByText(impactTexts.changed).query()).toBeNull()
    await button('Keep').click()
    await expect.element(asked).not.toBeInTheDocument()
  })

  test('shows the project of each name, and all names on request', async () => {
    show(api(), donor, 'delete')
    const lines = Array.from({ length: 60 }, (_, at) => named(`A${at + 1} Trainer`, at < 30 ? 'P-1' : 'P-2'))
    api().on(donorDeletion.impact, ({ names }): { data: DeletionImpact } => ({
      data: {
        ...impact,
        rows: 60,
        cascades: [{ kind: 'budget_items', count: 60, names: lines.slice(0, names ? 60 : 50) }],
      },
    }))
    const asked = page.getByRole('alertdialog')
    const items = asked.getByRole('listitem')
    await expect.element(items.first()).toMatchTextContent(/P-1 · A1 Trainer/)
    expect(items.last()).toMatchTextContent('and 10 more')
    await asked.getByRole('textbox', { name: /^Code/ }).fill('EM')
    await button(impactTexts.all_names).click()
    await expect.element(items.last()).toMatchTextContent(/P-2 · A60 Trainer/)
    expect(items.elements().length).toBe(60)
    // Showing more names must not clear the typed code.
    await expect.element(asked.getByRole('textbox', { name: /^Code/ })).toHaveValue('EM')
    await expect.element(button(impactTexts.first_names)).toHaveFocus()
    await button(impactTexts.first_names).click()
    await expect.element(items.last()).toMatchTextContent('and 10 more')
  })
})
