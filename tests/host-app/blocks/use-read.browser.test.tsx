import { courseEndpoints } from '@portal/contract/courses'
import { render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNarrowedRead, usePages, useRead } from '../../../packages/host-app/src/blocks/api/use-read.ts'
import { Loaded } from '../../../packages/host-app/src/blocks/feedback/Loaded.tsx'
import blocks from '../../../packages/host-app/src/locales/en/blocks.json'
import { courses } from '../../../stories/screens/course-records.ts'
import { never, pageOf, refuse } from '../../../stories/screens/support/fake-api.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

const [first, second] = courses
const { list, read } = courseEndpoints

useFreshApi()

/** What is read of one course, with a button that goes on to another and one that reads it again. */
const Read = ({ use }: { use: typeof useRead }) => {
  const [id, setId] = useState(first.id)
  const course = use(read, { id })
  return (
    <>
      <button onClick={() => setId(second?.id ?? '')} type="button">
        another
      </button>
      <button onClick={() => void course.mutate()} type="button">
        again
      </button>
      <Loaded placeholder="reading" read={course}>
        {({ data }) => data.name_en}
      </Loaded>
    </>
  )
}

const show = async (children: ReactNode, name: string) => {
  render(
    <InPortal>
      <main>{children}</main>
    </InPortal>,
  )
  await expect.element(page.getByText(name)).toBeVisible()
}

const press = (name: string) => page.getByRole('button', { name }).click()
const answer = () => api.on(read, ({ id }) => ({ data: courses.find(course => course.id === id) ?? first }))
const shown = page.getByRole('main')
const [firstName, secondName] = [first.name_en ?? '', second?.name_en ?? '']

describe('what is read', () => {
  test('is never shown as that of another address: not while that is read, and not after it failed', async () => {
    answer()
    await show(<Read use={useRead} />, firstName)
    api.on(read, never)
    await press('another')
    await expect.element(shown).toMatchTextContent('reading')
    expect(shown.element().textContent).not.toContain(firstName)
    api.on(read, refuse('internal'))
    await press('again')
    await expect.element(page.getByRole('alert')).toMatchTextContent(blocks.not_shown)
    expect(shown.element().textContent).not.toContain(firstName)
    answer()
    await press(blocks.retry)
    await expect.element(page.getByText(secondName)).toBeVisible()
  })

  test('stays while the same address is read again, and where that fails, which is said', async () => {
    answer()
    await show(<Read use={useRead} />, firstName)
    api.on(read, refuse('internal'))
    await press('again')
    await expect.element(page.getByText(blocks.not_refreshed)).toBeVisible()
    await expect.element(page.getByText(firstName)).toBeVisible()
    answer()
    await press(blocks.retry)
    await expect.element(page.getByText(blocks.not_refreshed)).not.toBeInTheDocument()
  })

  test('stays until it is narrowed, and is gone where that fails', async () => {
    answer()
    await show(<Read use={useNarrowedRead} />, firstName)
    api.on(read, never)
    await press('another')
    await expect.element(page.getByText(firstName)).toBeVisible()
    api.on(read, refuse('internal'))
    await press('again')
    await expect.element(page.getByRole('alert')).toMatchTextContent(blocks.not_shown)
    expect(shown.element().textContent).not.toContain(firstName)
  })
})

const Found = () => {
  const [search, setSearch] = useState('')
  const pages = usePages(list, search ? { search } : {})
  return (
    <>
      <button onClick={() => setSearch('pumps')} type="button">
        narrow
      </button>
      <Loaded placeholder="reading" read={pages.read}>
        {rows => rows.map(row => row.name_ar).join()}
      </Loaded>
    </>
  )
}

test('rows of another query are gone when the present one fails', async () => {
  api.on(list, () => pageOf(first))
  await show(<Found />, first.name_ar)
  api.on(list, refuse('internal'))
  await press('narrow')
  await expect.element(page.getByRole('alert')).toMatchTextContent(blocks.not_shown)
  expect(shown.element().textContent).not.toContain(first.name_ar)
})
