import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageName } from '../../../packages/host-app/src/routes.ts'
import InstructorDashboard from '../../../packages/host-app/src/screens/trainings/InstructorDashboard.tsx'
import InstructorTraining from '../../../packages/host-app/src/screens/trainings/InstructorTraining.tsx'
import Training from '../../../packages/host-app/src/screens/trainings/Training.tsx'
import UserDashboard from '../../../packages/host-app/src/screens/trainings/UserDashboard.tsx'
import { idOf } from '../../../stories/screens/support/fake-rows.ts'
import { screenOf } from '../../../stories/screens/support/screen-of.tsx'
import { signIn, signInAs } from '../../../stories/screens/support/signed-in.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

useFreshApi()

/** What is led to from a screen that the signed-in person may not see. */
const waysOn = async (screen: ComponentType, name: PageName) => {
  const Screen = screenOf(screen, name, { id: idOf(1) })
  render(
    <InPortal language="en">
      <Screen />
    </InPortal>,
  )
  await expect.element(page.getByText('You do not have access to this page')).toBeVisible()
  const links = page.getByRole('link').elements()
  return links.map(link => [link.textContent, link.getAttribute('href')])
}

const dashboard = ['Dashboard', '/staff/dashboard']

describe('somebody without the right to a page of trainings is led on to those that they may see', () => {
  test.each([
    ['StaffInstructorTraining', InstructorTraining],
    ['StaffInstructorDashboard', InstructorDashboard],
  ] as const)('who takes trainings, at %s', async (name, screen) => {
    signIn('trainees', 'trainee_pages')
    expect(await waysOn(screen, name)).toEqual([['My trainings', '/staff/trainings'], dashboard])
    expect(api.calls).toEqual([])
  })

  test.each([
    ['StaffTraining', Training],
    ['StaffUserDashboard', UserDashboard],
  ] as const)('who teaches, at %s', async (name, screen) => {
    signIn('instructors', 'instructor_pages')
    expect(await waysOn(screen, name)).toEqual([['My teaching', '/staff/trainings/instructor'], dashboard])
    expect(api.calls).toEqual([])
  })

  test('a user with neither right', async () => {
    signInAs('user')
    expect(await waysOn(InstructorTraining, 'InstructorTraining')).toEqual([['Find a training', '/sup/enroll']])
  })
})
