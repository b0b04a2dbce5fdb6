import { Form } from '@portal/ui/Form'
import enUi from '@portal/ui/locales/en/ui.json'
import { MoneyField } from '@portal/ui/MoneyField'
import { TextField } from '@portal/ui/TextField'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@portal/ui/theme'

const source = { language: 'en', direction: 'ltr', find: lookupIn('en', { ui: enUi }) } as const

afterEach(cleanup)

const Asked = () => {
  const [problems, setProblems] = useState({})
  return (
    <Form
      actions={<button type="submit">Send</button>}
      onSubmit={() => setProblems({ cost: 'Required', name: 'Required' })}
      problems={problems}
    >
      <TextField label="Name" name="name" />
      <MoneyField label="Cost" name="cost" />
    </Form>
  )
}

const Long = () => {
  const [problems, setProblems] = useState({})
  return (
    <Form
      actions={<button type="submit">Send</button>}
      hasStickyActions
      onSubmit={() => setProblems({ field20: 'Required' })}
      problems={problems}
    >
      {Array.from({ length: 40 }, (_, at) => (
        <TextField key={at} label={`Field ${at}`} name={`field${at}`} />
      ))}
    </Form>
  )
}

test.each(['first', 'last'] as const)(
  'submitting from the %s field of a rejected form shows its problem clear of the sticky bar',
  async from => {
    render(
      <UiProvider source={source}>
        <Long />
      </UiProvider>,
    )
    const fields = page.getByRole('textbox').elements()
    const start = fields.at(from === 'first' ? 0 : -1)
    if (start instanceof HTMLElement) start.focus()
    await userEvent.keyboard('{Enter}')
    const field = page.getByRole('textbox', { name: 'Field 20' })
    await expect.element(field).toHaveFocus()
    const problem = page.getByText('Required', { exact: true }).element().getBoundingClientRect()
    const bar = page.getByRole('button', { name: 'Send' }).element().getBoundingClientRect()
    expect(problem.bottom).toBeLessThanOrEqual(bar.top)
    expect(field.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
)

test('the summary lists problems in page order, with their field labels', async () => {
  render(
    <UiProvider source={source}>
      <Asked />
    </UiProvider>,
  )
  await page.getByRole('spinbutton', { name: 'Cost' }).fill('1.234')
  await userEvent.keyboard('{Enter}')
  const lines = () =>
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(lines).toHaveLength(2)
  expect(lines()[0]).toBe('Name: Required')
  expect(lines()[1]).toMatch(/^Cost: .*1,234\.00/)
})

test.each([
  ['name', 0],
  ['no_such_field', 1],
] as const)('a single problem of %s is shown once: beside its field, or above if there is none', async (at, alerts) => {
  render(
    <UiProvider source={source}>
      <Form label="One" onSubmit={() => undefined} problems={{ [at]: 'Taken already' }}>
        <TextField label="Name" name="name" />
      </Form>
    </UiProvider>,
  )
  await expect.element(page.getByText('Taken already')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(alerts)
  expect(page.getByRole('link').elements()).toHaveLength(0)
})
