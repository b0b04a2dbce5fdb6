import { editDonor } from '@portal/contract/programmes/donors'
import { hasUnsaved } from '@portal/ui/Form'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import Donors from '../../../../packages/host-app/src/programmes/donors/Donors.tsx'
import { answerDonors, donors } from '../../../../stories/programmes/donor-records.ts'
import { Refused, refuse } from '../../../../stories/support/fake-api.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

const [fund] = donors
const drawer = page.getByRole('dialog', { name: fund?.full_name })
const editing = page.getByRole('dialog', { name: /^Edit|^Change/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = page.getByRole('textbox', { name: /^Full name/ })

const show = () => {
  showScreen(<Donors />, { query: `open=${fund?.id}` })
}

useFreshApi(() => answerDonors(api))

describe('the form of a record in a drawer', () => {
  test('keeps the focus in the drawer when the form opens and closes', async () => {
    show()
    await expect.element(button('Edit')).toBeVisible()
    button('Edit').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toBeVisible()
    await expect.poll(() => editing.element().contains(document.activeElement)).toBe(true)
    button('Cancel').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true)
  })

  test('asks before closing the drawer with unsaved input, and Stay preserves the input', async () => {
    show()
    await button('Edit').click()
    await name.fill('Half a na')
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    await expect.element(name).toHaveValue('Half a na')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Half a na')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect.element(name).not.toBeInTheDocument()
    await expect.poll(() => location.search).toBe('')
    expect(sent('PATCH')).toEqual([])
    expect(hasUnsaved()).toBe(false)
  })

  test('asks before closing after a failed save', async () => {
    api.on(editDonor, refuse('unavailable'))
    show()
    await button('Edit').click()
    await name.fill('Half a na')
    await button('Save').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await button('Close').click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
  })

  test.each([
    ['one field', ['full_name'], 0],
    ['two fields', ['code', 'full_name'], 1],
  ] as const)(
    'shows the general error only when the server rejects at least two fields: %s',
    async (_, paths, said) => {
      api.on(editDonor, () => {
        throw new Refused('invalid', { errors: paths.map(path => ({ path, code: 'too_long' as const })) })
      })
      show()
      await button('Edit').click()
      await name.fill('Another name')
      await button('Save').click()
      await expect.element(page.getByText(errors.too_long).first()).toBeVisible()
      expect(page.getByText(errors.invalid).elements()).toHaveLength(said)
    },
  )
})
