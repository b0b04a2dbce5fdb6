import { readBudgetReport } from '@portal/contract/workspace/reports'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
// A worker imports these packages. Vitest does not scan workers for dependencies to prebundle.
import 'write-excel-file/browser'
import 'write-excel-file/utility'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/workspace/reports.json'
import { ReportMenu } from '../../../../packages/host-app/src/programmes/projects/reports/ReportMenu.tsx'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { useSavedFiles } from '../../support/saved-files.ts'
import { givenBudget, givenProject, projectId } from './given.ts'

const saved = useSavedFiles()

useFreshApi(() => {
  api.on(readBudgetReport, () => ({ data: givenBudget }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <InPortal>
      <ReportMenu project={{ id: projectId, can: givenProject.project.can }} />
      <ToastRegion />
    </InPortal>,
  )

const download = async () => {
  await page.getByRole('button', { name: en.reports }).click()
  await page.getByRole('menuitem', { name: en.menu.budget }).click()
}

test('shows an error when the workbook cannot be written, and offers a retry', async () => {
  const Written = Worker
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        this.dispatchEvent(new MessageEvent('message', { data: null }))
      }
      terminate() {}
    },
  )
  show()
  await download()
  const notice = page.getByText(blocks.file_not_written, { exact: false })
  await expect.element(notice).toBeVisible()
  expect(saved.names()).toEqual([])
  vi.stubGlobal('Worker', Written)
  await page.getByRole('button', { name: blocks.retry }).click()
  expect((await saved.file()).name).toBe('WTR-1-budget-2026-03-01.xlsx')
  expect(notice.query()).toBeNull()
})
