import { TextsProvider } from '@portal/ui/texts'
import { cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenBoundary } from '../../../../packages/host-app/src/blocks/feedback/ScreenBoundary.tsx'
import { needTexts, sourceOf, startTexts } from '../../../../packages/host-app/src/core/texts/i18n.ts'
import { PortalTexts, portalTextsOf } from '../../../../packages/host-app/src/core/texts/texts-of.tsx'
import courses from '../../../../packages/host-app/src/locales/en/training/courses.json'

const useCourseTexts = portalTextsOf<typeof courses>('courses')
const useLostTexts = portalTextsOf<typeof courses>('lost')

const Shown = ({ useTexts }: { useTexts: typeof useCourseTexts }) => <h1>{useTexts()('search')}</h1>

const show = async (useTexts: typeof useCourseTexts) => {
  const texts = await startTexts()
  render(
    <PortalTexts texts={texts}>
      <TextsProvider source={sourceOf(texts)}>
        <ScreenBoundary>
          <Suspense fallback={<p>Loading</p>}>
            <Shown useTexts={useTexts} />
          </Suspense>
        </ScreenBoundary>
      </TextsProvider>
    </PortalTexts>,
  )
}

afterEach(cleanup)

test('loads a namespace on first use and shows the fallback until then', async () => {
  await show(useCourseTexts)
  expect(page.getByText('Loading').query()).not.toBeNull()
  await expect.element(page.getByRole('heading', { name: courses.search })).toBeVisible()
})

test('shows an error page when a namespace cannot be loaded, instead of text keys', async () => {
  await show(useLostTexts)
  await expect.element(page.getByRole('heading', { level: 1 })).not.toMatchTextContent('search')
  await expect.element(page.getByRole('button')).toBeVisible()
  await expect(needTexts('lost')).rejects.toThrow('lost')
})
