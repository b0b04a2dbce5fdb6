import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { pages } from '../../../packages/host-app/src/routes.ts'
import { PageOf } from '../../../packages/host-app/src/routing/PageOf.tsx'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import { startTexts } from '../../../packages/host-app/src/texts/texts.ts'
import { answerCourses } from '../../../stories/screens/course-records.ts'
import { signInForAll } from '../../../stories/screens/support/signed-in.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

useFreshApi()

test('a page that is gone to has the focus, also when its screen takes the place of what stood there before', async () => {
  await startTexts()
  signInForAll()
  answerCourses(api)
  const [page] = pages.filter(({ name }) => name === 'Courses')
  if (!page) throw new Error('no such route')
  render(
    <InPortal>
      <RouteContext value={{ page, params: {} }}>
        <PageOf page={page} />
      </RouteContext>
    </InPortal>,
  )
  const before = screen.getByRole('main').element()
  await expect.element(screen.getByRole('table')).toBeVisible()
  // Otherwise nothing would have been lost.
  expect(screen.getByRole('main').element()).not.toBe(before)
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
