import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Drawer } from '@portal/ui/Drawer'
import { Form } from '@portal/ui/Form'
import enUi from '@portal/ui/locales/en/ui.json'
import { Page } from '@portal/ui/Page'
import { TextField } from '@portal/ui/TextField'
import { dismissToast, ToastRegion, toast } from '@portal/ui/Toast'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@portal/ui/theme'

const find = lookupIn('en', { ui: enUi })
const source = { language: 'en', direction: 'ltr', find } as const

const undo = page.getByRole('button', { name: 'Undo' })
const dismiss = page.getByRole('region').getByRole('button', { name: 'Dismiss' })
const field = page.getByRole('textbox', { name: 'Name' })
const dialog = page.getByRole('dialog')

let shown: number[] = []
const inform = (text: string, onPress?: () => void) => {
  const id = toast({ text, ...(onPress && { action: { label: 'Undo', onPress } }) })
  shown = [...shown, id]
  return id
}

const show = (isOpen: boolean) => {
  const onClose = vi.fn()
  render(
    <UiProvider source={source}>
      <main>
        <ToastRegion />
        <Drawer isOpen={isOpen} onClose={onClose} title="A donor">
          <TextField label="Name" name="name" />
        </Drawer>
      </main>
    </UiProvider>,
  )
  return onClose
}

beforeEach(() => page.viewport(1280, 800))

afterEach(() => {
  shown.forEach(dismissToast)
  shown = []
  cleanup()
})

test('equal texts are shown once, with the newest action', async () => {
  show(false)
  const [first, second] = [vi.fn(), vi.fn()]
  const former = inform('Deleted', first)
  inform('Deleted', second)
  await expect.element(undo).toBeVisible()
  dismissToast(former)
  await undo.click()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

describe('a toast over a modal', () => {
  test('can be clicked, and the modal stays open and regains focus', async () => {
    const onClose = show(true)
    await field.fill('Ada')
    const goBack = vi.fn(() => dismissToast(id))
    const id = inform('Deleted', goBack)
    await undo.click()
    expect(goBack).toHaveBeenCalledOnce()
    await expect.element(field).toHaveFocus()
    await expect.element(dialog).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('is reached by F6, and F6 or Escape returns without closing the modal', async () => {
    const onClose = show(true)
    await field.click()
    await userEvent.keyboard('{F6}')
    await expect.element(field).toHaveFocus()
    inform('Deleted', vi.fn())
    await expect.element(undo).toBeVisible()
    await userEvent.keyboard('{F6}')
    await expect.element(undo).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{F6}{Tab}')
    await expect.element(dismiss).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('passes the focus to the next toast, and after the last one to the modal', async () => {
    show(true)
    await field.click()
    const goBack = vi.fn(() => dismissToast(id))
    const id = inform('Deleted', goBack)
    inform('The import has finished.')
    await expect.element(undo).toBeVisible()
    await userEvent.keyboard('{F6}{Enter}')
    expect(goBack).toHaveBeenCalledOnce()
    await expect.element(dismiss).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
    await expect.element(dialog).toBeVisible()
  })
})

describe.each([
  [360, 'ltr'],
  [1440, 'rtl'],
] as const)('at %i px, %s, no toast covers', (width, direction) => {
  beforeEach(async () => {
    await page.viewport(width, 700)
    document.dir = direction
  })
  afterEach(() => {
    document.dir = ''
  })

  const sidesOf = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect()
  const cardOf = (text: string) => {
    const cards = [...document.querySelectorAll('section[aria-live] > div > *')]
    return (
      cards.find(({ textContent }) => textContent?.includes(text))?.getBoundingClientRect() ??
      new DOMRect(0, 0, width, 700)
    )
  }
  const isOver = (text: string, other: DOMRect) => {
    const { left, right, top, bottom } = cardOf(text)
    return left < other.right && right > other.left && top < other.bottom && bottom > other.top
  }
  const showBoth = async () => {
    shown = [...shown, toast({ text: 'Denied', isAtTop: true, tone: 'warning' })]
    inform('Deleted', vi.fn())
    await expect.element(undo).toBeVisible()
  }
  const expectClear = (read: () => DOMRect) =>
    expect.poll(() => [isOver('Deleted', read()), isOver('Denied', read())]).toEqual([false, false])

  test('the page’s main action, from the top or the bottom', async () => {
    render(
      <UiProvider source={source}>
        <Page action={<Button>Add</Button>} title="Donors">
          <p>Nothing yet.</p>
        </Page>
        <ToastRegion />
      </UiProvider>,
    )
    await showBoth()
    await expectClear(() => sidesOf('Add'))
    // The specification puts this warning at the right in both directions.
    expect(cardOf('Denied').right).toBeGreaterThan(width - 40)
  })

  test('sticky form buttons or the focused field', async () => {
    render(
      <UiProvider source={source}>
        <main>
          <Form actions={<Button>Save</Button>} hasStickyActions label="A donor">
            <div style={{ blockSize: 560 }} />
            <TextField label="Name" name="name" />
            <div style={{ blockSize: 900 }} />
          </Form>
        </main>
        <ToastRegion />
      </UiProvider>,
    )
    await showBoth()
    await field.click()
    await expectClear(() => sidesOf('Save'))
    await expectClear(() => field.element().getBoundingClientRect())
  })

  test('the footer of a dialog that opens under it', async () => {
    const Opening = ({ isOpen }: { isOpen: boolean }) => (
      <UiProvider source={source}>
        <main>
          <ToastRegion />
          <Dialog actions={<Button>Keep</Button>} isOpen={isOpen} onClose={() => undefined} title="A donor">
            <div style={{ blockSize: 900 }} />
          </Dialog>
        </main>
      </UiProvider>
    )
    const { rerender } = render(<Opening isOpen={false} />)
    await showBoth()
    rerender(<Opening isOpen />)
    await expect.element(dialog).toBeVisible()
    await expectClear(() => sidesOf('Keep'))
  })
})
