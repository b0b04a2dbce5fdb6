import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../packages/host-app/src/locales/en/exams.json'
import { pages } from '../../../packages/host-app/src/routes.ts'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import Exam from '../../../packages/host-app/src/screens/exams/Exam.tsx'
import { answerEntry, training } from '../../../stories/screens/exam-records.ts'
import { signIn } from '../../../stories/screens/support/signed-in.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

useFreshApi()

const [route] = pages.filter(({ name }) => name === 'Exam')

test('a test that is begun by keyboard goes on in it, with the time and the first question next', async () => {
  signIn('trainees', 'trainee_pages')
  answerEntry(api)
  if (!route) throw new Error('no route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: training.id, slug: 'pre' } }}>
        <Exam />
      </RouteContext>
    </InPortal>,
  )
  const start = page.getByRole('button', { name: en.start })
  await expect.element(start).toBeVisible()
  start.element().focus()
  await userEvent.keyboard('{Enter}')
  const timer = page.getByRole('timer')
  await expect.element(timer).toBeVisible()
  const hasFocus = ({ activeElement }: Document) =>
    activeElement !== document.body && activeElement?.contains(timer.element())
  await expect.poll(() => hasFocus(document)).toBe(true)
})
