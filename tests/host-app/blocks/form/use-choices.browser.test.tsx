import { listDonorChoices } from '@portal/contract/programmes/donors'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import texts from '../../../../packages/host-app/src/locales/en/programmes/projects.json'
import { ProjectFields } from '../../../../packages/host-app/src/programmes/projects/ProjectFields.tsx'
import Projects from '../../../../packages/host-app/src/programmes/projects/Projects.tsx'
import { answerProjects, projects } from '../../../../stories/programmes/project-records.ts'
import { fakeApi } from '../../../../stories/support/fake-api.ts'
import { pageIn } from '../../../../stories/support/fake-rows.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { showScreen } from '../../support/show-screen.tsx'

const start = location.pathname + location.search
const idOf = (at: number) => `0198c0de-0000-7000-8000-${String(at).padStart(12, '0')}`

/** More donors than one page holds. */
const donors = Array.from({ length: 109 }, (_, at) => ({
  id: idOf(at + 1),
  code: `D-${String(at + 1).padStart(3, '0')}`,
  full_name: `Fund ${at + 1} of the river`,
}))
const [last = { id: '', code: '', full_name: '' }] = donors.slice(-1)
const lastName = `${last.code} · ${last.full_name}`

let api = fakeApi()

const searched = () =>
  api.calls.filter(({ path }) => path === '/donor_choices').flatMap(({ given }) => given.search ?? [])

beforeEach(async () => {
  await page.viewport(1280, 900)
  api = fakeApi()
  api.install()
  signInForAll()
  answerProjects(api)
  api.on(listDonorChoices, input => pageIn(donors, { ...input, sort: 'code' }))
})
afterEach(() => {
  cleanup()
  api.uninstall()
  history.replaceState(null, '', start)
})

const box = page.getByRole('combobox', { name: new RegExp(`^${texts.donor}`) })

describe('a donor beyond the first hundred', () => {
  test('is found on the server by typing, and can be chosen for a new project', async () => {
    showScreen(<Projects />, { query: 'add=yes' })
    await userEvent.type(box, 'd-109')
    await expect.element(page.getByRole('option', { name: lastName })).toBeVisible()
    // On a slow machine, a search may run between two letters.
    await expect.poll(() => searched().at(-1)).toBe('d-109')
    const asked = searched()
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveValue(lastName)
    await userEvent.tab()
    await expect.element(box).toHaveValue(lastName)
    expect(document.querySelector<HTMLInputElement>('input[name="donor_id"]')?.value).toBe(last.id)
    // The name of the chosen donor is not used as a search.
    expect(searched()).toEqual(asked)
    await userEvent.type(box, 'nobody at all')
    await expect.element(page.getByText('Sorry, no matching options.')).toBeVisible()
  })

  test('is shown by name at once in its project’s form', async () => {
    const [project] = projects
    if (!project) throw new Error('there is no project')
    render(
      <InPortal>
        <ProjectFields project={{ ...project, donor: last }} />
      </InPortal>,
    )
    await expect.element(box).toHaveValue(lastName)
    expect(document.querySelector<HTMLInputElement>('input[name="donor_id"]')?.value).toBe(last.id)
  })

  test('is named in the filter set by the URL, and another one is found in the filter’s search', async () => {
    history.replaceState(null, '', `${location.pathname}?donor_id=${last.id}`)
    render(
      <InPortal>
        <Projects />
      </InPortal>,
    )
    await expect.element(page.getByRole('button', { name: `${texts.donor}: ${lastName}` })).toBeVisible()
    await page.getByRole('button', { name: `${texts.donor}: ${lastName}` }).click()
    await userEvent.type(page.getByRole('textbox', { name: blocks.search, exact: true }), 'fund 108')
    await page.getByRole('menuitem', { name: 'D-108 · Fund 108 of the river' }).click()
    await expect.element(page.getByRole('button', { name: /Fund 108/ }).first()).toBeVisible()
    expect(new URLSearchParams(location.search).get('donor_id')).toBe(idOf(108))
  })
})
