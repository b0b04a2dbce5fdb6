import { readPerson } from '@portal/contract/core/records/people'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import people from '../../../../packages/host-app/src/locales/en/people/people.json'
import { PersonName } from '../../../../packages/host-app/src/people/people/PersonName.tsx'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const rasha = { id: idOf(921), full_name_en: 'Rasha Omari', full_name_ar: 'رشا عمري' }
const card = page.getByRole('tooltip')
const reads = () => sent('GET').filter(({ id }) => id === rasha.id)

const show = () =>
  render(
    <InPortal>
      <PersonName person={rasha} />
    </InPortal>,
  )

test('loads a person’s card on first use only', async () => {
  signIn('files', 'view_own')
  api.on(readPerson, () => ({ data: { ...rasha, type: 'project_officer' as const, email: 'rasha@example.test' } }))
  show()
  const name = page.getByRole('button', { name: 'Rasha Omari' })
  await expect.element(name).toBeVisible()
  expect(reads()).toEqual([])
  await userEvent.tab()
  await expect.element(card.getByText('rasha@example.test')).toBeVisible()
  await expect.element(name).toHaveAccessibleDescription(/Project officer/)
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await name.click()
  await expect.element(card.getByText('rasha@example.test')).toBeVisible()
  expect(reads()).toHaveLength(1)
})

test('says that no more may be shown when the person cannot be read', async () => {
  signIn('files', 'view_own')
  api.on(readPerson, refuse('not_found'))
  show()
  await page.getByRole('button', { name: 'Rasha Omari' }).click()
  await expect.element(card.getByText(people.no_more_seen)).toBeVisible()
})
