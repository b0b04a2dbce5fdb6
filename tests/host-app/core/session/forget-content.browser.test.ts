import { arabicMonths } from '@portal/ui/DateText'
import { expect, onTestFinished, test } from 'vitest'
import {
  type AppearanceChoice as Appearance,
  readAppearance,
  storeAppearance,
} from '../../../../packages/host-app/src/core/appearance.ts'
import { forgetContent } from '../../../../packages/host-app/src/core/session/forget-content.ts'

test('deletes typed content and keeps the appearance settings', async () => {
  const before = readAppearance()
  onTestFinished(() => storeAppearance(before))
  // Each value differs from the default, so that a deleted key would fail the test.
  const chosen: Appearance = { theme: 'high_contrast', density: 'compact', months: arabicMonths[1] }
  storeAppearance(chosen)
  localStorage.setItem('form:donors', 'typed')
  await forgetContent()
  expect(localStorage.getItem('form:donors')).toBeNull()
  expect(readAppearance()).toEqual(chosen)
})
