import enUi from '@portal/ui/locales/en/ui.json'
import en from '@portal/widgets/locales/en/signature_panel.json'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { managers, materials } from '../../../stories/requests/request-records.ts'
import { button, field, showPanel } from './show-panel.tsx'

beforeEach(() => page.viewport(1280, 1400))
afterEach(cleanup)

const t = en
const radio = (name: string) => page.getByRole('radio', { name, exact: true })

describe('the signature panel by keyboard', () => {
  test('signs with a typed signature, and keeps the focus in the panel', async () => {
    const { port } = showPanel()
    radio(t.draw).element().focus()
    await userEvent.keyboard('{ArrowRight}{Tab}R. Farah{Tab}{Enter}')
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    expect(port.taken).toEqual([
      { decision: 'sign', revision: 2, role: 'budget_holder', appearance: { kind: 'typed', text: 'R. Farah' } },
    ])
    expect(document.activeElement?.contains(page.getByText(t.done.sign).element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('rejects with a reason, and preserves the typed signature on the way back', async () => {
    const { port } = showPanel()
    await radio(t.type).click()
    await userEvent.keyboard('{Tab}R. Farah')
    button(t.reject_open).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field(t.reason)).toHaveFocus()
    button(t.back).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(t.reject_open)).toHaveFocus()
    await expect.element(field(t.typed)).toHaveValue('R. Farah')
    await userEvent.keyboard('{Enter}')
    await button(t.reject).click()
    expect(port.keys).toEqual([])
    await field(t.reason).fill('Too dear')
    await button(t.reject).click()
    await expect.element(page.getByText(t.done.reject)).toBeVisible()
    expect(port.taken).toMatchObject([{ decision: 'reject', reason: 'Too dear', revision: 2 }])
  })
})

describe('the signed document', () => {
  const type = async () => {
    await radio(t.type).click()
    await field(t.typed).fill('R. Farah')
  }

  test('is shown in full with a short fingerprint that can be expanded', async () => {
    showPanel()
    const { content_hash = '' } = materials.revisions[1] ?? {}
    await expect.element(page.getByRole('list', { name: t.parts.items }).getByText('€420.00')).toBeVisible()
    expect(page.getByText(content_hash, { exact: true }).query()).toBeNull()
    await expect.element(page.getByText(content_hash.slice(0, 16), { exact: true })).toBeVisible()
    await button(t.fingerprint_full).click()
    await expect.element(page.getByText(content_hash, { exact: true })).toBeVisible()
    await expect.element(button(enUi.copy)).toBeVisible()
  })

  test('is not signed when its revision changed, and the panel shows the changes and then the new revision', async () => {
    const { port } = showPanel()
    await type()
    port.change()
    await button(t.sign).click()
    await expect.element(button('Read revision 3')).toHaveFocus()
    expect(button(t.sign).query()).toBeNull()
    for (const change of ['Location: Syria Turkey', 'Items: Handbook for pump operators', 'Total: €600.00 €660.00'])
      await expect.element(page.getByRole('status').first()).toMatchTextContent(change)
    await expect.element(page.getByRole('heading', { name: 'Revision 2 of PR-2025-0017' })).toBeVisible()
    await button('Read revision 3').click()
    await expect.element(page.getByRole('heading', { name: 'Revision 3 of PR-2025-0017' })).toBeVisible()
    expect(port.taken).toEqual([])
  })

  test('is not replaced by a new revision while it is read, even when the page refreshes', async () => {
    const { port, refresh } = showPanel()
    await type()
    port.change()
    refresh()
    await expect.element(button('Read revision 3')).toBeVisible()
    await expect.element(field(t.typed)).toHaveValue('R. Farah')
    await userEvent.type(field(t.typed), '{Enter}')
    expect(port.keys).toEqual([])
  })

  test('names the person a deputy signs for, and the changes since a void signature', async () => {
    const { port } = showPanel({
      ...materials,
      to_sign: [
        { role: 'budget_holder', for: null },
        { role: 'budget_holder', for: managers[0] ?? null },
      ],
    })
    await expect.element(page.getByText('Location: Turkey Syria')).toBeVisible()
    await radio('Budget holder, for Fadi Rizk').click()
    await type()
    await button(t.sign).click()
    await expect.element(page.getByText('Rima Farah for Fadi Rizk')).toBeVisible()
    expect(port.taken).toMatchObject([{ for_id: managers[0]?.id }])
  })

  test.each([
    ['on its own page', false],
    ['in a panel that took focus when it opened', true],
  ])('is signed with a password when required, after errors and without losing input, %s', async (_, takesFocus) => {
    const { port } = showPanel(materials, 'en', takesFocus)
    port.askFor('correct horse')
    await type()
    await button(t.sign).click()
    const password = field(t.password)
    await expect.element(password).toHaveFocus()
    await button(t.sign).click()
    await expect.element(page.getByText(t.problems.field_required)).toBeVisible()
    await password.fill('wrong horse')
    await button(t.sign).click()
    await expect.element(page.getByText(t.problems.password_wrong)).toBeVisible()
    await password.fill('correct horse')
    await button(t.sign).click()
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    expect(port.taken).toMatchObject([{ current_password: 'correct horse', appearance: { text: 'R. Farah' } }])
  })

  test('begins below the sticky header when the panel was opened for signing', async () => {
    document.body.style.paddingBlock = '600px'
    document.documentElement.style.setProperty('--portal-top', '80px')
    onTestFinished(() => {
      document.body.style.removeProperty('padding-block')
      document.documentElement.removeAttribute('style')
    })
    showPanel(materials, 'en', true)
    const panel = document.querySelector('main > div')
    await expect.poll(() => document.activeElement).toBe(panel)
    await expect.poll(() => panel?.getBoundingClientRect().top).toBeGreaterThanOrEqual(80)
    expect(panel?.getBoundingClientRect().top).toBeLessThan(160)
  })

  test('is sent again with the same key after a lost response', async () => {
    const { port } = showPanel()
    await type()
    port.failNext('unavailable')
    await button(t.sign).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.errors.unavailable)
    await button(t.sign).click()
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    expect(port.keys[1]).toBe(port.keys[0])
  })
})
