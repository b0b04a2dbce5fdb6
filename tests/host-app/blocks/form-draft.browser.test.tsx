import { editDonor } from '@portal/contract/programmes/donors'
import { hasUnsaved } from '@portal/ui/Form'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blocks from '../../../packages/host-app/src/locales/en/blocks.json'
import Donors from '../../../packages/host-app/src/programmes/donors/Donors.tsx'
import { answerDonors, donors } from '../../../stories/programmes/donor-records.ts'
import { Refused } from '../../../stories/support/fake-api.ts'
import { api, sent, useFreshApi } from '../support/fresh-api.ts'
import { showScreen } from '../support/show-screen.tsx'

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
/** The page goes without a word, as on a phone that needs its memory. */
const lose = cleanup

useFreshApi(() => answerDonors(api))

describe('what was typed into a form whose page was lost', () => {
  test('is restored in it, over that record only; the rest is as it is now', async () => {
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
    // Once more, without a letter typed since.
    lose()
    await edit()
    await expect.element(name).toHaveValue('Half a na')
  })

  test('is given up by starting over, by Cancel and by leaving', async () => {
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

  test('goes with the device no longer once it is saved', async () => {
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

  test('is not written unseen over what others stored in between', async () => {
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

  test('is forgotten after two weeks', async () => {
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
