import { applyUserImport } from '@portal/contract/people/users/user-imports'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import imports from '../../../../packages/host-app/src/locales/en/money/imports.json'
import auth from '../../../../packages/host-app/src/locales/en/people/auth.json'
import en from '../../../../packages/host-app/src/locales/en/people/users.json'
import { answerUserImport } from '../../../../stories/people/users/user-import-records.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { boxIn, choose } from '../../../../stories/ui/fake-upload.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { query } from '../../support/show-screen.tsx'
import { drawer, inDrawer, sentTo, show } from './screen.tsx'

useFreshApi()

const file = new File(['Email,First name\nlina@example.org,Lina'], 'people.csv')
const path = `/user_imports/${idOf(651)}`

/** Uploads a file and continues to the preview. */
const looked = async () => {
  answerUserImport(api)
  show('act=import')
  await expect.element(drawer.getByText(imports.file_label)).toBeVisible()
  const element = drawer.element()
  if (element instanceof HTMLElement) choose(boxIn(element), file)
  await expect.element(inDrawer(imports.look)).toBeDisabled()
  await drawer.getByRole('radio', { name: en.day_orders.day }).click()
  await drawer.getByRole('button', { name: new RegExp(en.select_type) }).click()
  await page.getByRole('option', { name: 'Trainee' }).click()
  await inDrawer(imports.look).click()
  await expect.element(drawer.getByText('ziad@example.org')).toBeVisible()
}

describe('importing people', () => {
  test('shows each row before anything is sent, and can show rows with errors alone', async () => {
    await looked()
    expect(sentTo(`${path}/preview`)).toMatchObject([{ type: 'trainee', day_order: 'day', shows: 'all' }])
    await expect
      .element(drawer.getByText('2 new rows · 1 person has an account already · 1 row with an error'))
      .toBeVisible()
    const first = drawer.getByRole('row').filter({ hasText: 'lina@example.org' })
    await expect.element(first).toMatchTextContent(auth.privileges.instructor)
    await expect.element(drawer.getByText(/^Birth date: You have to be at least 18/)).toBeVisible()
    await drawer.getByRole('switch', { name: imports.only_bad }).click()
    await expect.element(drawer.getByText('lina@example.org')).not.toBeInTheDocument()
    expect(sentTo(`${path}/apply`)).toEqual([])
  })

  test('adds people in batches, continues after a failure, and lists skipped rows', async () => {
    await looked()
    let isDown = true
    answerUserImport(api)
    const results = {
      line: 4,
      email: 'ziad@example.org',
      problems: [{ field: 'birth_date', code: 'age_min' }],
    } as const
    api.on(applyUserImport, ({ cursor = 0 }) => {
      if (cursor > 0 && isDown) throw new Refused('unavailable')
      const added = { line: cursor + 2, email: 'lina@example.org', problems: [], state: 'added' as const }
      const rows = [{ ...added, user_id: idOf(cursor + 2) }]
      const skipped = { ...results, problems: [...results.problems], state: 'bad' as const, user_id: null }
      return { data: { results: cursor > 0 ? [skipped] : rows, next_cursor: cursor > 0 ? null : 3 } }
    })
    await inDrawer('Add and invite 2 people').click()
    await expect.element(drawer.getByRole('alert')).toBeVisible()
    await expect.element(drawer.getByRole('progressbar')).toHaveAttribute('value', '1')
    isDown = false
    await inDrawer('Add and invite 2 people').click()
    await expect.element(drawer.getByText('1 person was added and invited.')).toBeVisible()
    await expect
      .element(drawer.getByRole('row').filter({ hasText: 'ziad@example.org' }))
      .toMatchTextContent(en.rows.bad)
    expect(sentTo(`${path}/apply`).map(({ cursor }) => cursor)).toEqual([undefined, 3, 3])
    // The list is reloaded, and the uploaded file is deleted.
    await expect.poll(() => sentTo(path)).toHaveLength(1)
    // The link sorts the list so that the added people come first.
    await drawer.getByRole('link', { name: en.show_newest }).click()
    await expect.poll(query).toEqual({ sort: '-created_at' })
    await expect.element(drawer).not.toBeInTheDocument()
  })
})
