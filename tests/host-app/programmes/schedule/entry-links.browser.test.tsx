import type { CalendarEntry } from '@portal/contract/programmes/schedule'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EntryList } from '../../../../packages/host-app/src/programmes/schedule/EntryList.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { InPortal } from '../../support/in-portal.tsx'

const session: CalendarEntry = {
  ...{ kind: 'session', id: idOf(4), code: 'T-01', name: 'Pump maintenance', day: '2026-11-02', is_done: false },
  ...{ start: '09:00', end: '11:00' },
}

test.each([
  ['of people who plan sessions', 'sessions', `/staff/sub_activity/${session.id}?tab=sessions`],
  ['of other people, who lack the tab, without the tab', 'view', `/staff/sub_activity/${session.id}`],
])('links a session in the calendar %s to its training', async (_, command, href) => {
  signIn('sub_activities', command)
  render(
    <InPortal>
      <EntryList entries={[session]} label="Days" />
    </InPortal>,
  )
  await expect.element(page.getByRole('link', { name: session.name })).toHaveAttribute('href', href)
})
