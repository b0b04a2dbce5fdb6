import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { show, subActivity, useServer } from './shown.tsx'

const api = useServer()

const activity = { ...subActivity.activity, name: 'Deep wells' }

test.each([
  ['links its activity', true, [`/staff/activity/${activity.id}`]],
  ['shows its activity as text to people who are only in its team', false, []],
] as const)('a sub-activity %s', async (_, sees_activity, hrefs) => {
  // Phones fold these facts.
  await page.viewport(1280, 800)
  signInAs('staff', { group: 'sub_activities', command: 'view' }, { group: 'activities', command: 'view' })
  show(api(), { ...subActivity, sees_activity, activity })
  await expect.element(page.getByText(activity.name)).toBeVisible()
  const links = page.getByRole('link', { name: activity.name }).elements()
  expect(links.map(link => link.getAttribute('href'))).toEqual(hrefs)
})
