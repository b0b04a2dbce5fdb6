import { exportIati } from '@portal/contract/programmes/iati'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import reports from '../../../../packages/host-app/src/locales/en/workspace/reports.json'
import Projects from '../../../../packages/host-app/src/programmes/projects/Projects.tsx'
import { answerProjects } from '../../../../stories/programmes/project-records.ts'
import { fakeApi } from '../../../../stories/support/fake-api.ts'
import { signIn, signInForAll } from '../../../../stories/support/signed-in.ts'
import { InPortal } from '../../support/in-portal.tsx'

const api = fakeApi()

afterEach(() => {
  cleanup()
  api.uninstall()
})

const show = () => {
  answerProjects(api)
  api.install()
  render(
    <InPortal>
      <Projects />
    </InPortal>,
  )
}

const iati = page.getByRole('menuitem', { name: reports.menu.iati })

test('exports the list as IATI from the Download menu', async () => {
  signInForAll()
  let asked = 0
  api.on(exportIati, () => {
    asked++
    return { data: { file: 'projects.xml', xml: '<iati-activities/>' } }
  })
  show()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await iati.click()
  await expect.poll(() => asked).toBe(1)
})

test('does not offer the IATI export without the privilege', async () => {
  show()
  signIn('projects', 'view')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  await expect.element(iati).not.toBeInTheDocument()
})
