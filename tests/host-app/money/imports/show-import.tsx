import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ImportDialog } from '../../../../packages/host-app/src/money/imports/ImportDialog.tsx'
import { answerImports, goodRows } from '../../../../stories/money/import-records.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { boxIn, choose } from '../../../../stories/ui/fake-upload.ts'
import { api } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

export const dialog = page.getByRole('dialog')
export const file = new File(['Line,Date,Amount,What for\n1.2,2026-08-03,415.29,Bus'], 'august.csv')

/** Opens the dialog, uploads the file, and continues to the preview. */
export const looked = async (seen: Parameters<typeof answerImports>[1] = goodRows, language: 'en' | 'ar' = 'en') => {
  answerImports(api, seen)
  render(
    <InPortal language={language}>
      <ImportDialog kind="expenses" onClose={() => undefined} project={{ id: idOf(1), currency: 'eur' }} />
    </InPortal>,
  )
  await expect.element(dialog).toBeVisible()
  const element = dialog.element()
  if (element instanceof HTMLElement) choose(boxIn(element), file)
  await page.getByRole('button', { name: language === 'ar' ? 'معاينة الاستيراد' : 'Preview import' }).click()
  await expect.element(dialog.getByText(/Bus to Idlib/).first()).toBeVisible()
}
