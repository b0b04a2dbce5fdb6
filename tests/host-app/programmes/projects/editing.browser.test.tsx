import { editProject } from '@portal/contract/programmes/projects'
import { readInstallation } from '@portal/contract/workspace/installation'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import en from '../../../../packages/host-app/src/locales/en/money/currencies.json'
import Project from '../../../../packages/host-app/src/programmes/projects/Project.tsx'
import { answerProjects, water } from '../../../../stories/programmes/project-records.ts'
import { fakeApi, Refused } from '../../../../stories/support/fake-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const start = location.pathname + location.search
const api = fakeApi()

afterEach(() => {
  cleanup()
  api.uninstall()
  history.replaceState(null, '', start)
})

const edit = () => {
  answerProjects(api)
  api.on(readInstallation, () => ({ data: { demo: true, sends_mail: false, time_zone: 'UTC', seal_keys: [] } }))
  api.install()
  history.replaceState(null, '', `${location.pathname}?act=edit`)
  const [route] = pages.filter(({ name }) => name === 'Project')
  if (!route) throw new Error('no such route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: water.id } }}>
        <Project />
      </RouteContext>
      <ConfirmDialog />
    </InPortal>,
  )
}

test('limits the width of form fields on a wide screen', async () => {
  await page.viewport(1440, 900)
  edit()
  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect.element(name).toHaveValue(water.name)
  expect(name.element().getBoundingClientRect().width).toBe(640)
})

test('asks for a reason when the budget is below the sum of its lines, and shows the difference', async () => {
  edit()
  const budget = page.getByRole('spinbutton', { name: /^Budget/ })
  const reason = page.getByRole('textbox', { name: /^Why do the lines exceed/ })
  await expect.element(budget).toBeVisible()
  await budget.fill('120000')
  await expect.element(reason).not.toBeInTheDocument()
  await budget.fill('119999.50')
  await expect.element(reason).toBeVisible()
  await expect.element(page.getByText(/The lines come to €120,000.00, which is €0.50 more/)).toBeVisible()
})

test('asks to confirm an implausible contract rate, and sends it again when confirmed', async () => {
  edit()
  const sent: (boolean | undefined)[] = []
  const refused = { from: 'eur', to: 'usd', rate: 108.4, inverse: null, cross: null }
  const previous = { rate: 1.0814, effective_date: '2026-04-01' }
  api.on(editProject, ({ confirmed }) => {
    sent.push(confirmed)
    if (!confirmed) throw new Refused('rate_implausible', { data: { ...refused, previous } })
    return { data: water }
  })
  await page.getByRole('spinbutton', { name: /^Contract’s rate/ }).fill('108.4')
  await page.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toHaveAccessibleName(en.implausible_title)
  await expect.element(question.getByText(/€1,000\.00.? is .?\$108,400\.00/)).toBeVisible()
  await question.getByRole('button', { name: en.implausible_action }).click()
  await expect.poll(() => sent).toEqual([undefined, true])
})
