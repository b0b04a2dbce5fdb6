import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/training/exams.json'
import { OwnExams } from '../../../../packages/host-app/src/training/exams/shared/OwnExams.tsx'
import { answerOwnExams, ownExams } from '../../../../stories/training/exams/exam-entry-records.ts'
import { training } from '../../../../stories/training/exams/exam-records.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const show = (...entries: typeof ownExams) => {
  answerOwnExams(api, entries)
  render(
    <InPortal>
      <OwnExams address="/sup/trainings" trainingId={training.id} />
    </InPortal>,
  )
}

const [taken, coming] = ownExams

test('lists a training’s tests with their state, and links to the test and to one’s own answers', async () => {
  if (!taken || !coming) throw new Error('two tests')
  show(taken, coming)
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect.element(item(taken.title).getByText(en.own_states.taken)).toBeVisible()
  await expect.element(item(coming.title).getByText(en.own_states.upcoming)).toBeVisible()
  await expect.element(item(coming.title)).toMatchTextContent(en.opens)
  const own = `/sup/trainings/${training.id}`
  await expect.element(page.getByRole('link', { name: coming.title })).toHaveAttribute('href', `${own}/exam/post`)
  await expect.element(page.getByRole('link', { name: en.own_answers })).toHaveAttribute('href', `${own}/exam_answers`)
})

test('shows until when a test is open, and links to one’s own answers only once there are some', async () => {
  if (!taken) throw new Error('a test')
  show({ ...taken, state: 'open', attempt: null })
  const item = page.getByRole('listitem')
  await expect.element(item.getByText(en.own_states.open)).toBeVisible()
  await expect.element(item).toMatchTextContent(en.closes)
  expect(page.getByRole('link', { name: en.own_answers }).query()).toBeNull()
})
