import type { Privilege } from '@portal/contract/core/rights/privileges'
import { checkIn } from '@portal/contract/training/attendance/attendance'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/training/training_sessions.json'
import CheckIn from '../../../../packages/host-app/src/training/training-sessions/CheckIn.tsx'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { answerSessions } from '../../../../stories/training/training-sessions/session-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const show = (as: 'user' | 'staff' = 'user', ...privileges: Privilege[]) => {
  signInAs(as, ...privileges)
  const [route] = pages.filter(({ name }) => name === (as === 'user' ? 'CheckIn' : 'StaffCheckIn'))
  if (!route) throw new Error('no route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { code: 'CODE' } }}>
        <CheckIn />
      </RouteContext>
    </InPortal>,
  )
}

const retry = page.getByRole('button', { name: blocks.retry })

test('retries a check-in with the same code after a connection failure', async () => {
  api.on(checkIn, refuse('unavailable'))
  show()
  await expect.element(retry).toBeVisible()
  answerSessions(api)
  await retry.click()
  await expect.element(page.getByText(en.check_in.lead_present)).toBeVisible()
  expect(sent('POST')).toEqual([{ code: 'CODE' }, { code: 'CODE' }])
})

test('offers no retry for an expired code', async () => {
  api.on(checkIn, refuse('code_expired'))
  show()
  await expect.element(page.getByText(en.check_in.expired)).toBeVisible()
  expect(retry.query()).toBeNull()
})

const pagesOfTrainees: Privilege = { group: 'trainees', command: 'trainee_pages' }

test.each([
  ['users', 'user', [pagesOfTrainees], [/^\/sup\/trainings\//]],
  ['staff who take it', 'staff', [pagesOfTrainees], [/^\/staff\/trainings\//]],
  ['nobody who may not open it', 'staff', [], []],
] as const)('leads %s to the training after a check-in', async (_, type, privileges, hrefs) => {
  answerSessions(api)
  show(type, ...privileges)
  await expect.element(page.getByText(en.check_in.lead_present)).toBeVisible()
  const links = page.getByRole('main').getByRole('link').elements()
  expect(links.map(link => link.getAttribute('href'))).toEqual(hrefs.map(href => expect.stringMatching(href)))
})
