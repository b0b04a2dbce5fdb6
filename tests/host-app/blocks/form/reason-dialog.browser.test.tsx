import { deleteExpense } from '@portal/contract/money/expenses/expenses'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ReasonDialog } from '../../../../packages/host-app/src/blocks/form/ReasonDialog.tsx'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi(signInForAll)

const reason = page.getByRole('textbox', { name: /^Why/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const show = () => {
  const [onClose, onDone] = [vi.fn(), vi.fn()]
  const shown = render(
    <InPortal>
      <ReasonDialog
        action="Remove"
        endpoint={deleteExpense}
        input={{ id: idOf(1), version: 4 }}
        onClose={onClose}
        onDone={onDone}
        reason={{ label: 'Why?' }}
        title="Remove it?"
      />
    </InPortal>,
  )
  return { ...shown, onClose, onDone }
}

test('shows an error on a blank reason, focuses it, and sends nothing', async () => {
  show()
  await reason.fill('  ')
  await button('Remove').click()
  await expect.element(page.getByText(errors.reason_required).first()).toBeVisible()
  await expect.element(reason).toHaveFocus()
  expect(sent('DELETE')).toEqual([])
})

test('shows an error for a field the dialog lacks above the buttons', async () => {
  api.on(deleteExpense, () => {
    throw new Refused('invalid', { errors: [{ path: 'date', code: 'month_closed' }] })
  })
  show()
  await reason.fill('Twice')
  await button('Remove').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(errors.month_closed)
})

test('sends the same version again after a conflict, so that a retry cannot overwrite the record', async () => {
  api.on(deleteExpense, () => {
    throw new Refused('changed_meanwhile', { data: { version: 5 } })
  })
  show()
  await reason.fill('Twice')
  await button('Remove').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(errors.changed_meanwhile)
  await button('Remove').click()
  await expect.poll(() => sent('DELETE').map(({ version }) => version)).toEqual([4, 4])
})

test('restores an unsent reason when the dialog is opened again, until Cancel discards it', async () => {
  const { onClose, unmount } = show()
  await reason.fill('Half a rea')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  unmount()
  const again = show()
  await expect.element(reason).toHaveValue('Half a rea')
  await button(blocks.cancel).click()
  again.unmount()
  show()
  await expect.element(reason).toHaveValue('')
})
