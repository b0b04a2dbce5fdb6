import { ComplaintForm } from '@portal/widgets/complaint'
import ar from '@portal/widgets/locales/ar/complaints.json'
import en from '@portal/widgets/locales/en/complaints.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakePort } from '../../stories/widgets/complaint/fake-port.ts'
import { InLanguage } from './support/in-language.tsx'

afterEach(cleanup)

const languages = [
  ['en', en],
  ['ar', ar],
] as const

const show = (language: 'en' | 'ar', port = fakePort()) => {
  const onFiled = vi.fn()
  const onFailed = vi.fn()
  render(
    <InLanguage language={language}>
      <ComplaintForm onFailed={onFailed} onFiled={onFiled} port={port} />
    </InLanguage>,
  )
  return { port, onFiled, onFailed }
}

const body = (t: typeof en) => page.getByRole('textbox', { name: t.body, exact: false })
const send = (t: typeof en) => page.getByRole('button', { name: t.send })
const choice = (name: string) => page.getByRole('radio', { name, exact: true })

describe.each(languages)('the complaint form (%s)', (language, t) => {
  test('starts private and empty, says what is stored, and cannot be sent', async () => {
    show(language)
    await expect.element(choice(t.type_private)).toBeChecked()
    await expect.element(body(t)).toHaveValue('')
    await expect.element(page.getByText(t.lead)).toBeVisible()
    await expect.element(page.getByText(t.private_message)).toBeVisible()
    await expect.element(page.getByText(t.private_limits)).toBeVisible()
    await expect.element(send(t)).toBeDisabled()
  })

  test('says under the text area that it cannot be empty, on every input', async () => {
    show(language)
    await expect.element(page.getByText(t.errors.field_empty)).not.toBeInTheDocument()
    await body(t).fill('a')
    await expect.element(send(t)).toBeEnabled()
    await body(t).fill('  \n ')
    await expect.element(page.getByText(t.errors.field_empty)).toBeVisible()
    await expect.element(body(t)).toHaveAccessibleDescription(t.errors.field_empty)
    await expect.element(send(t)).toBeDisabled()
    await body(t).fill('b')
    await expect.element(page.getByText(t.errors.field_empty)).not.toBeInTheDocument()
  })

  test('files a private complaint with a username and shows what was received', async () => {
    const { port, onFiled } = show(language)
    await body(t).fill('The door is locked')
    await page.getByRole('textbox', { name: t.null_username, exact: false }).fill(' nobody ')
    await send(t).click()
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    expect(port.stored).toEqual([{ body: 'The door is locked', type: 'private', null_username: 'nobody' }])
    expect(onFiled).toHaveBeenCalledExactlyOnceWith('private')
  })

  test('offers the username and the note to private complaints only', async () => {
    const { port } = show(language)
    await page.getByRole('textbox', { name: t.null_username, exact: false }).fill('forgotten')
    await userEvent.click(choice(t.type_user).element())
    await expect.element(page.getByRole('textbox', { name: t.null_username, exact: false })).not.toBeInTheDocument()
    await expect.element(page.getByText(t.private_message)).not.toBeInTheDocument()
    await body(t).fill('In my own name')
    await send(t).click()
    await expect.element(page.getByText(t.received_user)).toBeVisible()
    expect(port.stored).toEqual([{ body: 'In my own name', type: 'user' }])
  })

  test.each(['not_signed_in', 'ticket_invalid'] as const)(
    'offers to log in again where the session has ended (%s), and sends the values of that moment',
    async code => {
      const made = fakePort()
      const logIn = vi.fn(async () => true).mockResolvedValueOnce(false)
      const { port, onFiled } = show(language, Object.assign(made, { logIn }))
      await body(t).fill('Kept')
      port.failNext({ code })
      await send(t).click()
      const again = page.getByRole('alert').getByRole('button', { name: t.log_in_again })
      // The first time the person closes the window again.
      await again.click()
      await expect.element(body(t)).toHaveValue('Kept')
      await again.click()
      await expect.element(page.getByText(t.received_private)).toBeVisible()
      expect([logIn.mock.calls.length, port.stored]).toEqual([2, [{ body: 'Kept', type: 'private' }]])
      expect(onFiled).toHaveBeenCalledExactlyOnceWith('private')
    },
  )

  test('says what went wrong and preserves what was typed', async () => {
    const { port, onFailed } = show(language)
    await body(t).fill('Kept')
    for (const code of ['unavailable', 'not_signed_in', 'internal'] as const) {
      port.failNext({ code })
      await send(t).click()
      await expect.element(page.getByRole('alert').getByText(t.errors[code], { exact: false })).toBeVisible()
      await expect.element(page.getByRole('alert').getByText(t.kept, { exact: false })).toBeVisible()
      await expect.element(body(t)).toHaveValue('Kept')
      expect(onFailed).toHaveBeenLastCalledWith(code)
    }
    port.failNext({ code: 'too_many_requests', retry_after: 125 })
    await send(t).click()
    await expect
      .element(
        page
          .getByRole('alert')
          .getByText(
            'minutes_few' in t ? t.minutes_few.replace('{{count}}', '3') : t.minutes_other.replace('{{count}}', '3'),
            { exact: false },
          ),
      )
      .toBeVisible()
    await send(t).click()
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    expect(port.stored).toHaveLength(1)
  })
})

test('a repeat after a lost answer stores nothing twice, a changed text is a new complaint', async () => {
  const { port } = show('en')
  await body(en).fill('Once')
  port.failNext('lost')
  await send(en).click()
  await expect.element(page.getByRole('alert').getByText(en.errors.unavailable, { exact: false })).toBeVisible()
  port.failNext('lost')
  await send(en).click()
  await expect.poll(() => port.calls.length).toBe(2)
  expect(port.stored).toHaveLength(1)
  await body(en).fill('Twice')
  await send(en).click()
  await expect.element(page.getByText(en.received_private)).toBeVisible()
  expect(port.stored.map(draft => draft.body)).toEqual(['Once', 'Twice'])
})

test('while it is on its way the button is busy and a second press sends nothing', async () => {
  const { port } = show('en')
  const release = port.hold()
  await body(en).fill('Slowly')
  const button = send(en).element()
  await send(en).click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(port.calls).toHaveLength(1)
  release()
  await expect.element(page.getByText(en.received_private)).toBeVisible()
  expect(port.calls).toHaveLength(1)
})

test('shows what the server found wrong in a field, until the field is changed', async () => {
  const { port } = show('en')
  await body(en).fill('Strange')
  port.failNext({ code: 'invalid', errors: [{ path: 'body', code: 'bad_characters' }] })
  await send(en).click()
  await expect.element(body(en)).toHaveAccessibleDescription(en.errors.bad_characters)
  await body(en).fill('Better')
  await expect.element(page.getByText(en.errors.bad_characters)).not.toBeInTheDocument()
})

test('nothing that is typed is stored on the device', async () => {
  show('en')
  await body(en).fill('Secret words')
  const stored = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    await indexedDB.databases(),
  ])
  expect(stored).not.toContain('Secret')
})
