import { Button } from '@portal/ui/Button'
import enUi from '@portal/ui/locales/en/ui.json'
import { Page } from '@portal/ui/Page'
import { dismissToast, ToastRegion, toast } from '@portal/ui/Toast'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '@portal/ui/theme'

const find = lookupIn('en', { ui: enUi })
const source = { language: 'en', direction: 'ltr', find } as const

const ask = (value: 'reduce' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

beforeEach(async () => {
  await page.viewport(360, 700)
  await ask('reduce')
})
afterEach(async () => {
  cleanup()
  await ask('')
})

const boxOf = (part: Element) => part.getBoundingClientRect()

test('with reduced motion, a toast keeps clear of the page’s main action, even after it was moved', async () => {
  render(
    <UiProvider source={source}>
      <Page action={<Button>Add</Button>} title="Donors">
        <p>Nothing yet.</p>
      </Page>
      <ToastRegion />
    </UiProvider>,
  )
  const foot = document.querySelector<HTMLElement>('section[aria-live] > div')
  if (!foot) throw new Error('toasts have no place')
  // Lets the toasts take their first position, then moves them up, as a focused field does.
  await expect.poll(() => foot.style.translate).not.toBe('')
  foot.style.translate = '0 -400px'
  await expect.poll(() => boxOf(foot).bottom).toBeLessThan(400)
  const shown = toast({ text: 'Deleted' })
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await Promise.all(foot.getAnimations().map(({ finished }) => finished))
  expect(boxOf(foot).bottom).toBeLessThan(boxOf(page.getByRole('button', { name: 'Add' }).element()).top)
  dismissToast(shown)
})
