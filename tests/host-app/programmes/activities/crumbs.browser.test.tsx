import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { activityOf, serverOf, show, useCleanUp } from './shown.tsx'

useCleanUp()

test.each([
  ['leads to its project', true, '/staff/project/'],
  ['leads to the assigned activities for people who are only in its team', false, '/staff/coordinator/activities'],
] as const)('the breadcrumb of an activity %s', async (_, sees_project, place) => {
  signInAs('staff', { group: 'projects', command: 'view' }, { group: 'activities', command: 'view' })
  const server = serverOf(activityOf({ sees_project }))
  show(server)
  await expect.element(page.getByRole('heading', { level: 1, name: server.row().name })).toBeVisible()
  const crumbs = page.getByRole('navigation').getByRole('link').elements()
  expect(crumbs.at(-1)?.getAttribute('href')).toContain(place)
})
