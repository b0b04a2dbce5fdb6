import { listDonors } from '@portal/contract/programmes/donors'
import { addCourse, type Course } from '@portal/contract/training/sub-activities/courses'
import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { PageOf } from '../../../../packages/host-app/src/app/PageOf.tsx'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { type PageName, pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { answerCourses, courses } from '../../../../stories/training/courses/course-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const shown = (name: PageName) => {
  const [page] = pages.filter(one => one.name === name)
  if (!page) throw new Error(`no route ${name}`)
  return (
    <InPortal>
      <RouteContext value={{ page, params: {} }}>
        <PageOf key={name} page={page} />
      </RouteContext>
    </InPortal>
  )
}

test('focuses main after navigation, even when the loaded screen replaces the main element', async () => {
  signInForAll()
  answerCourses(api)
  render(shown('Courses'))
  const before = screen.getByRole('main').element()
  await expect.element(screen.getByRole('table')).toBeVisible()
  // Focus could only be lost if the element was replaced.
  expect(screen.getByRole('main').element()).not.toBe(before)
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('leaves the next page’s URL unchanged when a form is answered after its page was left', async () => {
  signInForAll()
  answerCourses(api)
  api.on(listDonors, () => pageOf())
  let answer: (course: Course) => void = () => undefined
  const pending = new Promise<Course>(resolve => {
    answer = resolve
  })
  api.on(addCourse, async () => ({ data: await pending }))
  history.replaceState(null, '', '?add=yes')
  const { rerender } = render(<StrictMode>{shown('Courses')}</StrictMode>)
  const form = screen.getByRole('dialog')
  await form.getByRole('textbox', { name: /Arabic/ }).fill('إدارة')
  await form.getByRole('spinbutton').fill('8')
  await form.getByRole('button', { name: 'Add course' }).click()
  await expect.poll(() => sent('POST')).toHaveLength(1)
  // Replaces the screen first, because unsaved input would ask for confirmation. The person already chose to leave.
  rerender(<StrictMode>{shown('Donors')}</StrictMode>)
  history.pushState(null, '', '/staff/donors?search=pump')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('pump')
  const [course] = courses
  if (course) answer(course)
  // Nothing on the page shows that the response arrived, so the test allows a short time for it.
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(location.pathname + location.search).toBe('/staff/donors?search=pump')
})
