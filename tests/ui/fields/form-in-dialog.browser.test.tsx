import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { TextField } from '@portal/ui/TextField'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

test('a form inside a dialog neither submits nor changes the form around it', async () => {
  const [sent, typed, sentInDialog] = [vi.fn(), vi.fn(), vi.fn()]
  render(
    <Form label="Request" onInput={typed} onSubmit={sent}>
      <TextField label="Description" name="description" />
      <Dialog isOpen onClose={() => undefined} title="Paste">
        <Form actions={<Button type="submit">Add items</Button>} onSubmit={sentInDialog}>
          <TextField label="Rows" name="rows" />
        </Form>
      </Dialog>
    </Form>,
  )
  await page.getByRole('textbox', { name: 'Rows' }).fill('Chair')
  await page.getByRole('button', { name: 'Add items' }).click()
  expect(sentInDialog).toHaveBeenCalledOnce()
  expect([sent.mock.calls, typed.mock.calls]).toEqual([[], []])
})
