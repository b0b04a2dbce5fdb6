import { editDonor } from '@portal/contract/programmes/donors'
import { hasUnsaved } from '@portal/ui/Form'
import { cleanup } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { setUser } from '../../../../packages/host-app/src/core/session/current-user.ts'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import Donors from '../../../../packages/host-app/src/programmes/donors/Donors.tsx'
import { answerDonors, donors } from '../../../../stories/programmes/donor-records.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

const [fund, other] = donors
const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = page.getByRole('textbox', { name: /^Full name/ })
const note = page.getByRole('status').getByText(new RegExp(blocks.draft_restored))
const stored = () => Object.keys(localStorage).filter(key => key.startsWith('form:'))

const edit = async (donor = fund) => {
  showScreen(<Donors />, { query: `open=${donor?.id}` })
  await button('Edit').click()
  await expect.element(name).toBeVisible()
}
/** Discards the page without warning, as a phone does when memory runs low. */
const lose = cleanup

useFreshApi(() => answerDonors(api))

describe('input of a form whose page was discarded', () => {
  test('is restored for the same record only, and leaves other fields at their saved values', async () => {
    await edit()
    await name.fill('Half a na')
    lose()
    await edit(other)
    await expect.element(name).toHaveValue(other?.full_name)
    expect(note.query()).toBeNull()
    lose()
    await edit()
    await expect.element(note).toBeVisible()
    await expect.element(name).toHaveValue('Half a na')
    await expect.element(page.getByRole('textbox', { name: /^Abbreviation/ })).toHaveValue(fund?.abbreviation)
    // A second loss, with nothing typed after the restore.
    lose()
    await edit()
    await expect.element(name).toHaveValue('Half a na')
  })

  test('is restored for its person only', async () => {
    onTestFinished(() => setUser(null))
    const enter = (id: string) => {
      lose()
      const about = { email: 'staff@example.org', full_name_en: 'Staff', full_name_ar: 'موظف' }
      setUser({ id, ...about, type: 'project_director', privileges: [] })
    }
    enter(idOf(1))
    await edit()
    await name.fill('Half a na')
    enter(idOf(2))
    await edit()
    await expect.element(name).toHaveValue(fund?.full_name)
    expect(note.query()).toBeNull()
    enter(idOf(1))
    await edit()
    await expect.element(name).toHaveValue('Half a na')
  })

  test('is deleted by Start over, Cancel, and leaving', async () => {
    await edit()
    await name.fill('Half a na')
    lose()
    await edit()
    await button(blocks.start_over).click()
    await expect.element(name).toHaveValue(fund?.full_name)
    expect([note.query(), stored()]).toEqual([null, []])
    await name.fill('Another')
    expect(stored()).toHaveLength(1)
    await button('Cancel').click()
    await expect.element(name).not.toBeInTheDocument()
    expect(stored()).toEqual([])
    await button('Edit').click()
    await name.fill('A third')
    await button('Close').click()
    await button('Leave').click()
    await expect.element(name).not.toBeInTheDocument()
    expect(stored()).toEqual([])
  })

  test('is deleted from the device once it is saved', async () => {
    await edit()
    await name.fill('Whole name')
    lose()
    await edit()
    await button('Save').click()
    await expect.element(name).not.toBeInTheDocument()
    expect(sent('PATCH')).toMatchObject([{ full_name: 'Whole name', version: fund?.version }])
    expect(stored()).toEqual([])
    expect(hasUnsaved()).toBe(false)
  })

  test('shows a conflict before it overwrites a version that others saved', async () => {
    await edit()
    await name.fill('Half a na')
    lose()
    const now = { ...fund, version: 9, abbreviation: 'NEW' }
    const asked: unknown[] = []
    api.on(editDonor, ({ version }) => {
      asked.push(version)
      if (version !== now.version) throw new Refused('changed_meanwhile', { data: now })
      return { data: { ...fund, version: 10 } }
    })
    await edit()
    await button('Save').click()
    await expect.element(page.getByText(blocks.conflict)).toBeVisible()
    await expect.element(name).toHaveValue('Half a na')
    await button('Save').click()
    await expect.element(name).not.toBeInTheDocument()
    expect(asked).toEqual([fund?.version, 9])
  })

  test('expires after two weeks, and is ignored when it cannot be parsed', async () => {
    await edit()
    await name.fill('Half a na')
    lose()
    const [key = ''] = stored()
    const old = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...old, at: Date.now() - 15 * 24 * 60 * 60 * 1000 }))
    await edit()
    await expect.element(name).toHaveValue(fund?.full_name)
    localStorage.setItem(key, 'nothing that can be read')
    lose()
    await edit()
    await expect.element(name).toHaveValue(fund?.full_name)
  })
})
