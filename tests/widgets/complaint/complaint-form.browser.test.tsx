import { ComplaintForm } from '@portal/widgets/complaint'
import t from '@portal/widgets/locales/en/complaints.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakePort } from '../../../stories/widgets/complaint/fake-port.ts'
import { InEnglish } from '../support/in-english.tsx'

afterEach(cleanup)

const show = (port = fakePort()) => {
  const onFiled = vi.fn()
  const onFailed = vi.fn()
  render(
    <InEnglish>
      <ComplaintForm onFailed={onFailed} onFiled={onFiled} port={port} />
    </InEnglish>,
  )
  return { port, onFiled, onFailed }
}

const body = page.getByRole('textbox', { name: t.body, exact: false })
const send = page.getByRole('button', { name: t.send })
const choice = (name: string) => page.getByRole('radio', { name, exact: true })

describe('the complaint form', () => {
  test('starts private and empty, explains what is stored, and cannot be sent', async () => {
    show()
    await expect.element(choice(t.type_private)).toBeChecked()
    await expect.element(body).toHaveValue('')
    await expect.element(page.getByText(t.lead)).toBeVisible()
    await expect.element(page.getByText(t.private_message)).toBeVisible()
    await expect.element(page.getByText(t.private_limits)).toBeVisible()
    await expect.element(send).toBeDisabled()
  })

  test('files a private complaint with a username, and confirms it', async () => {
    const { port, onFiled } = show()
    await body.fill('The door is locked')
    await page.getByRole('textbox', { name: t.null_username, exact: false }).fill(' nobody ')
    await send.click()
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    expect(port.stored).toEqual([{ body: 'The door is locked', type: 'private', null_username: 'nobody' }])
    expect(onFiled).toHaveBeenCalledExactlyOnceWith('private')
  })

  test('offers the username and its note to private complaints only', async () => {
    const { port } = show()
    await page.getByRole('textbox', { name: t.null_username, exact: false }).fill('forgotten')
    await userEvent.click(choice(t.type_user).element())
    await expect.element(page.getByRole('textbox', { name: t.null_username, exact: false })).not.toBeInTheDocument()
    await expect.element(page.getByText(t.private_message)).not.toBeInTheDocument()
    await body.fill('In my own name')
    await send.click()
    await expect.element(page.getByText(t.received_user)).toBeVisible()
    expect(port.stored).toEqual([{ body: 'In my own name', type: 'user' }])
  })

  test.each(['not_signed_in', 'ticket_invalid'] as const)(
    'offers to log in again after the session ended (%s), and then sends the complaint',
    async code => {
      const made = fakePort()
      const logIn = vi.fn(async () => true).mockResolvedValueOnce(false)
      const { port, onFiled } = show(Object.assign(made, { logIn }))
      await body.fill('Kept')
      port.failNext({ code })
      await send.click()
      const again = page.getByRole('alert').getByRole('button', { name: t.log_in_again })
      // The first time, the person closes the login window.
      await again.click()
      await expect.element(body).toHaveValue('Kept')
      await again.click()
      await expect.element(page.getByText(t.received_private)).toBeVisible()
      expect([logIn.mock.calls.length, port.stored]).toEqual([2, [{ body: 'Kept', type: 'private' }]])
      expect(onFiled).toHaveBeenCalledExactlyOnceWith('private')
    },
  )

  test('shows what failed, and preserves the input', async () => {
    const { port, onFailed } = show()
    await body.fill('Kept')
    for (const code of ['unavailable', 'not_signed_in', 'internal'] as const) {
      port.failNext({ code })
      await send.click()
      await expect.element(page.getByRole('alert').getByText(t.errors[code], { exact: false })).toBeVisible()
      await expect.element(page.getByRole('alert').getByText(t.kept, { exact: false })).toBeVisible()
      await expect.element(body).toHaveValue('Kept')
      expect(onFailed).toHaveBeenLastCalledWith(code)
    }
    port.failNext({ code: 'too_many_requests', retry_after: 125 })
    await send.click()
    await expect
      .element(page.getByRole('alert').getByText(t.minutes_other.replace('{{count}}', '3'), { exact: false }))
      .toBeVisible()
    await send.click()
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    expect(port.stored).toHaveLength(1)
  })
})

test('stores a complaint once when it is resent after a lost response, but a changed text as a new one', async () => {
  const { port } = show()
  await body.fill('Once')
  port.failNext('lost')
  await send.click()
  await expect.element(page.getByRole('alert').getByText(t.errors.unavailable, { exact: false })).toBeVisible()
  port.failNext('lost')
  await send.click()
  await expect.poll(() => port.calls.length).toBe(2)
  expect(port.stored).toHaveLength(1)
  await body.fill('Twice')
  await send.click()
  await expect.element(page.getByText(t.received_private)).toBeVisible()
  expect(port.stored.map(draft => draft.body)).toEqual(['Once', 'Twice'])
})

test('marks the button as busy and ignores a second press while a request is pending', async () => {
  const { port } = show()
  const release = port.hold()
  await body.fill('Slowly')
  const button = send.element()
  await send.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(port.calls).toHaveLength(1)
  release()
  await expect.element(page.getByText(t.received_private)).toBeVisible()
  expect(port.calls).toHaveLength(1)
})

test('shows the server’s error at its field until the field is changed', async () => {
  const { port } = show()
  await body.fill('Strange')
  port.failNext({ code: 'invalid', errors: [{ path: 'body', code: 'bad_characters' }] })
  await send.click()
  await expect.element(body).toHaveAccessibleDescription(t.errors.bad_characters)
  await body.fill('Better')
  await expect.element(page.getByText(t.errors.bad_characters)).not.toBeInTheDocument()
})

test('stores no input on the device', async () => {
  show()
  await body.fill('Secret words')
  const stored = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    await indexedDB.databases(),
  ])
  expect(stored).not.toContain('Secret')
})
