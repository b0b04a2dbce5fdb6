import { courseEndpoints } from '@portal/contract/training/sub-activities/courses'
import { Button } from '@portal/ui/Button'
import { render } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNarrowedRead, usePages, useRead } from '../../../packages/host-app/src/blocks/api/use-read.ts'
import { Loaded } from '../../../packages/host-app/src/blocks/feedback/Loaded.tsx'
import blocks from '../../../packages/host-app/src/locales/en/blocks/blocks.json'
import { never, pageOf, refuse } from '../../../stories/support/fake-api.ts'
import { signInForAll } from '../../../stories/support/signed-in.ts'
import { courses } from '../../../stories/training/courses/course-records.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

const [first, second] = courses
const { list, read } = courseEndpoints

useFreshApi(signInForAll)

interface CourseProps {
  course: ReturnType<typeof useRead<typeof read>>
  onAnother: (id: string) => void
}

/** Shows one course, with buttons that switch to another course and refresh. */
const Course = ({ course, onAnother }: CourseProps) => (
  <>
    <Button onPress={() => onAnother(second?.id ?? '')}>Another</Button>
    <Button onPress={() => void course.mutate()}>Refresh</Button>
    <Loaded placeholder={<p>Reading</p>} read={course}>
      {({ data }) => <p>{data.name_en}</p>}
    </Loaded>
  </>
)

const Opened = () => {
  const [id, open] = useState(first.id)
  return <Course course={useRead(read, { id })} onAnother={open} />
}

const Narrowed = () => {
  const [id, open] = useState(first.id)
  return <Course course={useNarrowedRead(read, { id })} onAnother={open} />
}

const Found = () => {
  const [search, setSearch] = useState<string>()
  const pages = usePages(list, search ? { search } : {})
  return (
    <>
      <Button onPress={() => setSearch('pumps')}>Narrow</Button>
      <Loaded placeholder={<p>Reading</p>} read={pages.read}>
        {rows => rows.map(row => <p key={row.id}>{row.name_en}</p>)}
      </Loaded>
    </>
  )
}

const show = async (Shown: ComponentType) => {
  render(
    <InPortal>
      <Shown />
    </InPortal>,
  )
  await expect.element(shown).toBeVisible()
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = () => api.on(read, ({ id }) => ({ data: courses.find(course => course.id === id) ?? first }))
const shown = page.getByText(first.name_en ?? '', { exact: true })
const failure = page.getByRole('alert').filter({ hasText: blocks.not_shown })
const notRefreshed = page.getByRole('status').filter({ hasText: blocks.not_refreshed })

describe('loaded data', () => {
  test('is never shown for another record, neither while that one loads nor after it failed', async () => {
    answer()
    await show(Opened)
    api.on(read, never)
    await press('Another')
    await expect.element(page.getByText('Reading', { exact: true })).toBeVisible()
    await expect.element(shown).not.toBeInTheDocument()
    api.on(read, refuse('internal'))
    await press('Refresh')
    await expect.element(failure).toBeVisible()
    await expect.element(shown).not.toBeInTheDocument()
    answer()
    await press(blocks.retry)
    await expect.element(page.getByText(second?.name_en ?? '', { exact: true })).toBeVisible()
  })

  test('remains while the same record is refreshed, and an error is shown when that fails', async () => {
    answer()
    await show(Opened)
    api.on(read, refuse('internal'))
    await press('Refresh')
    await expect.element(notRefreshed).toBeVisible()
    await expect.element(shown).toBeVisible()
    answer()
    await press(blocks.retry)
    await expect.element(notRefreshed).not.toBeInTheDocument()
  })

  test('remains while a narrowed query loads, and is removed when that fails', async () => {
    answer()
    await show(Narrowed)
    api.on(read, never)
    await press('Another')
    await expect.element(shown).toBeVisible()
    api.on(read, refuse('internal'))
    await press('Refresh')
    await expect.element(failure).toBeVisible()
    await expect.element(shown).not.toBeInTheDocument()
  })
})

test('removes the rows of the previous query when the new one fails', async () => {
  api.on(list, () => pageOf(first))
  await show(Found)
  api.on(list, refuse('internal'))
  await press('Narrow')
  await expect.element(failure).toBeVisible()
  await expect.element(shown).not.toBeInTheDocument()
})
