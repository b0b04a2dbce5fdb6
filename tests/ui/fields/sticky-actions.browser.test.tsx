import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { TextField } from '@portal/ui/TextField'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

test('a focused button of a long form is not covered by the sticky actions', async () => {
  await page.viewport(800, 500)
  render(
    <Form actions={<Button type="submit">Save</Button>} hasStickyActions>
      {Array.from({ length: 12 }, (_, at) => (
        <TextField key={`field ${at + 1}`} label={`Field ${at + 1}`} name={`field-${at}`} />
      ))}
      <Button>Add another</Button>
      {Array.from({ length: 12 }, (_, at) => (
        <TextField key={`later ${at + 1}`} label={`Later field ${at + 1}`} name={`later-${at}`} />
      ))}
    </Form>,
  )
  const button = page.getByRole('button', { name: 'Add another' }).element()
  // Scrolls the button to the end of the window, where the actions cover it.
  scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 4)
  button.focus()
  const { x, y, width, height } = button.getBoundingClientRect()
  expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
})
