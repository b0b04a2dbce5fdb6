import { MAIL_HEADER } from '@portal/contract/core/api/call'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useMailToast } from '../../../../packages/host-app/src/app/layouts/use-response-toasts.ts'
import { noteMail } from '../../../../packages/host-app/src/core/session/response-notes.ts'
import shell from '../../../../packages/host-app/src/locales/en/app/shell.json'
import { useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

const Layout = () => {
  useMailToast()
  return <p>here</p>
}

test('shows staff one toast when responses report waiting mail, and none for other responses', async () => {
  showScreen(<Layout />)
  await expect.element(page.getByText('here')).toBeVisible()
  const toasts = page.getByText(shell.mail_waits, { exact: false })
  noteMail(new Response('{}'))
  noteMail(null)
  expect(toasts.elements()).toHaveLength(0)
  const waits = new Response('{}', { headers: { [MAIL_HEADER]: 'waits' } })
  noteMail(waits)
  noteMail(waits)
  await expect.poll(() => toasts.elements()).toHaveLength(1)
})
