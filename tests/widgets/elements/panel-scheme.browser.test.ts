import { contrastOf, isLight } from '@portal/contract/partners/brand'
import { defineElements } from '@portal/widgets/elements'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { shownAs } from '../support/shown-colour.ts'

defineElements(location.origin)

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })

afterEach(async () => {
  document.body.replaceChildren()
  await prefer('')
})

/** The rendered colours of an element. */
const coloursOf = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element)
  return [shownAs(backgroundColor), shownAs(color)] as const
}

test.each(['light', 'dark'])('the panel and its close button are %s on a device that prefers it', async scheme => {
  await prefer(scheme)
  const element = document.createElement('portal-complaint')
  element.setAttribute('open', '')
  document.body.append(element)
  const dialog = () => element.shadowRoot?.querySelector('dialog[open]')
  await expect.poll(dialog).toBeTruthy()
  const panel = dialog()
  const close = panel?.querySelector('button')
  if (!panel || !close) throw new Error('no panel')
  const [surface, ink] = coloursOf(close)
  expect(isLight(surface)).toBe(scheme === 'light')
  expect(contrastOf(ink, surface)).toBeGreaterThanOrEqual(7)
  expect(coloursOf(panel)).toEqual([surface, ink])
})
