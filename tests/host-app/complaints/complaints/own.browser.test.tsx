import { listOwnComplaints } from '@portal/contract/complaints/complaints'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import texts from '../../../../packages/host-app/src/locales/en/people/account.json'
import { Complaints } from '../../../../packages/host-app/src/people/own-account/Complaints.tsx'
import { idOf, pageIn } from '../../../../stories/support/fake-rows.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const filed = Array.from({ length: 30 }, (_, at) => {
  const moment = `2026-10-${String(31 - at).padStart(2, '0')}T10:00:00.000Z`
  return {
    ...{ id: idOf(at), body: `The bus was late (${at}).`, reply: null, status: 'new' as const },
    ...{ filed_at: moment, updated_at: moment, attachments: [] },
  }
})

useFreshApi(() => api.on(listOwnComplaints, input => pageIn(filed, input)))

test('loads more of one’s own complaints by keyboard and focuses the first new one', async () => {
  render(
    <InPortal>
      <Complaints />
    </InPortal>,
  )
  const more = page.getByRole('button', { name: texts.complaints.more })
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toContain('The bus was late (25).')
  expect(more.query()).toBeNull()
})
