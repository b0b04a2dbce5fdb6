import { densities, themes } from '@portal/contract/people/own-account/preferences'
import { arabicMonths } from '@portal/ui/DateText'
import { expect, onTestFinished, test } from 'vitest'
import { readAppearance, storeAppearance } from '../../../../packages/host-app/src/core/appearance.ts'
import { forgetContent } from '../../../../packages/host-app/src/core/session/forget-content.ts'

test('keeps every choice of appearance on the device, and deletes what was typed', async () => {
  const before = readAppearance()
  onTestFinished(() => storeAppearance(before))
  // Each differs from the default, which an absent key would also give.
  const chosen = {
    theme: themes.find(theme => theme !== 'system') ?? 'system',
    density: densities.find(density => density !== 'comfortable') ?? 'comfortable',
    months: arabicMonths[1],
  }
  storeAppearance(chosen)
  localStorage.setItem('form:donors', 'typed')
  await forgetContent()
  expect(localStorage.getItem('form:donors')).toBeNull()
  expect(readAppearance()).toEqual(chosen)
})
