import { readInstallation } from '@portal/contract/installation'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pages } from '../../../packages/host-app/src/routes.ts'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import Project from '../../../packages/host-app/src/screens/projects/Project.tsx'
import { answerProjects, water } from '../../../stories/screens/project-records.ts'
import { fakeApi } from '../../../stories/screens/support/fake-api.ts'
import { InPortal } from '../support/in-portal.tsx'

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
    </InPortal>,
  )
}

test('the fields of a project are as wide as a form on a wide screen, not as the page', async () => {
  await page.viewport(1440, 900)
  edit()
  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect.element(name).toHaveValue(water.name)
  expect(name.element().getBoundingClientRect().width).toBe(640)
})

test('a budget below the sum of its lines asks why, and says by how much; one above does not', async () => {
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
