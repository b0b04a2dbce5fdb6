import { arabicMonths } from '@portal/ui/DateText'
import { expect, onTestFinished, test } from 'vitest'
import { type Appearance, readAppearance, storeAppearance } from '../../../../packages/host-app/src/core/appearance.ts'
import { forgetContent } from '../../../../packages/host-app/src/core/session/forget-content.ts'

test('keeps every choice of appearance on the device, and deletes what was typed', async () => {
  const before = readAppearance()
  onTestFinished(() => storeAppearance(before))
  // Each differs from the default, which an absent key would also give.
  const chosen: Appearance = { theme: 'high_contrast', density: 'compact', months: arabicMonths[1] }
  storeAppearance(chosen)
  localStorage.setItem('form:donors', 'typed')
  await forgetContent()
  expect(localStorage.getItem('form:donors')).toBeNull()
  expect(readAppearance()).toEqual(chosen)
})
