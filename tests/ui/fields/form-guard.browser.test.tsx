import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { addUnsaved, clearUnsaved, Form, hasUnsaved, type Unsaved, useUnsaved } from '@portal/ui/Form'
import enUi from '@portal/ui/locales/en/ui.json'
import { TextField } from '@portal/ui/TextField'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

const find = lookupIn('en', { ui: enUi })
const source = { language: 'en', direction: 'ltr', find } as const

const field = page.getByRole('textbox')
const question = page.getByRole('alertdialog')
const press = (name: string) => page.getByRole('button', { name }).click()
const form = () => document.querySelector('form')

const show = () => {
  const navigate = vi.fn<(href: string) => void>()
  let guard: Unsaved | undefined
  const Guarded = () => {
    guard = useUnsaved()
    return (
      <Form label="All" onSubmit={() => undefined} unsaved={guard}>
        <TextField defaultValue="one" label="Name" name="name" />
      </Form>
    )
  }
  const { unmount } = render(
    <UiProvider navigate={navigate} source={source}>
      <Guarded />
      <ConfirmDialog />
    </UiProvider>,
  )
  return { navigate, unmount, guard: () => guard }
}

/** Whether the browser would ask before closing the page. */
const asksOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(cleanup)

describe('closing the browser', () => {
  test('asks only while the input differs from the initial value', async () => {
    const { unmount } = show()
    expect(asksOnClose()).toBe(false)
    await field.fill('two')
    expect(asksOnClose()).toBe(true)
    await field.fill('one')
    expect(asksOnClose()).toBe(false)
    await field.fill('three')
    form()?.reset()
    await expect.poll(asksOnClose).toBe(false)
    await field.fill('four')
    unmount()
    expect(asksOnClose()).toBe(false)
    expect(hasUnsaved()).toBe(false)
  })

  test('doesn’t ask about saved input, but about input typed after submitting', async () => {
    const { guard } = show()
    await field.fill('two')
    form()?.requestSubmit()
    expect(asksOnClose()).toBe(true)
    guard()?.saved()
    expect(asksOnClose()).toBe(false)
    await field.fill('one')
    expect(asksOnClose()).toBe(true)
    form()?.requestSubmit()
    await field.fill('three')
    guard()?.saved()
    expect(asksOnClose()).toBe(true)
  })

  test('asks about unsaved data that was registered elsewhere', () => {
    addUnsaved('draft')
    expect(asksOnClose()).toBe(true)
    clearUnsaved('draft')
    expect(asksOnClose()).toBe(false)
  })
})

describe('navigating to another page of the portal', () => {
  const here = location.href
  const go = (href: string) => history.pushState(null, '', href)

  test('asks for confirmation, and staying keeps the input', async () => {
    const { navigate } = show()
    await field.fill('two')
    go('/donors?page=2')
    await expect.element(question).toMatchTextContent(/Your unsaved changes will be lost/)
    expect(location.href).toBe(here)
    await press('Stay')
    await expect.element(question).not.toBeInTheDocument()
    expect(navigate).not.toHaveBeenCalled()
    await expect.element(field).toHaveValue('two')
    expect(asksOnClose()).toBe(true)
  })

  test('continues once the user leaves', async () => {
    const { navigate } = show()
    await field.fill('two')
    go('/donors?page=2')
    await press('Leave')
    await expect.poll(() => navigate.mock.calls).toEqual([['/donors?page=2']])
    expect(asksOnClose()).toBe(false)
  })

  test('doesn’t ask without input, or for fragments, filters, and redirects', async () => {
    show()
    go(`${here}#part`)
    await field.fill('two')
    go(here)
    history.replaceState(null, '', '?filter=1')
    expect(location.search).toBe('?filter=1')
    history.replaceState(null, '', here)
    expect(question.query()).toBeNull()
    expect(location.href).toBe(here)
  })
})

describe('dismissing the form', () => {
  test('is allowed without input, or after confirmation in the caller’s words', async () => {
    const { guard } = show()
    expect(await guard()?.mayLeave()).toBe(true)
    await field.fill('two')
    const stay = guard()?.mayLeave({ title: 'Throw the draft away?', action: 'Throw away' })
    await expect.element(question).toHaveAccessibleName('Throw the draft away?')
    await press('Stay')
    expect(await stay).toBe(false)
    const leave = guard()?.mayLeave()
    await press('Leave')
    expect(await leave).toBe(true)
    expect(hasUnsaved()).toBe(false)
  })
})
