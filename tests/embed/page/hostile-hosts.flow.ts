import embedAr from '@portal/widgets/locales/ar/embed.json'
import framesAr from '@portal/widgets/locales/ar/frames.json'
import embedEn from '@portal/widgets/locales/en/embed.json'
import framesEn from '@portal/widgets/locales/en/frames.json'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { useSite } from '../support/site.ts'
import { eventsOn, signInFrame } from '../support/widgets.ts'

const inline = ['evaluation', 'exam', 'signature', 'budget'] as const

/** The computed styles of an element, and the size of its frame. */
const placeOf = (page: Page, widget: string) =>
  page.locator(`portal-${widget}`).evaluate(element => {
    const frame = element.shadowRoot?.querySelector('iframe')
    const { opacity, transform, position, display } = getComputedStyle(element)
    const box = frame?.getBoundingClientRect()
    return {
      look: { opacity, transform, position, display },
      width: box?.width ?? 0,
      height: box?.height ?? 0,
      own: element.getBoundingClientRect().width,
    }
  })

describe.each([
  ['/all-ltr', 'en', embedEn, framesEn],
  ['/all-rtl', 'ar', embedAr, framesAr],
] as const)('on the hostile page %s', (path, locale, embed, frames) => {
  const portal = usePortal()
  const site = useSite(portal)
  const visit = useBrowser()

  const open = async () => {
    const page = await visit({ width: 1280, allowed: [/status of 401/] })
    await page.goto(`${site().url}${path}`)
    for (const widget of inline)
      await page.frameLocator(`portal-${widget} iframe`).getByText(frames.why[widget]).waitFor()
    return page
  }

  test('every widget fills its place, is not cut off, and ignores the page’s style sheets', async () => {
    const page = await open()
    for (const widget of inline) {
      const frame = page.frameLocator(`portal-${widget} iframe`)
      const { look, width, own } = await placeOf(page, widget)
      expect({ widget, ...look }).toEqual({
        widget,
        opacity: '1',
        transform: 'none',
        position: 'static',
        display: 'block',
      })
      expect(Math.round(width), widget).toBe(Math.round(own))
      expect(width, widget).toBeGreaterThanOrEqual(320)
      const root = frame.locator('html')
      expect(await root.evaluate(html => [html.getAttribute('lang'), html.getAttribute('dir')])).toEqual([
        locale,
        locale === 'ar' ? 'rtl' : 'ltr',
      ])
      expect(await root.evaluate(html => html.scrollWidth > html.clientWidth), `${widget} is cut off`).toBe(false)
      const button = frame.getByRole('button', { name: embed.sign_in, exact: true })
      const { spacing, size } = await button.evaluate(node => {
        const { letterSpacing, fontSize } = getComputedStyle(node)
        return { spacing: letterSpacing, size: Number.parseFloat(fontSize) }
      })
      expect(spacing, widget).toBe('normal')
      expect(size, widget).toBeGreaterThanOrEqual(14)
    }
  })

  test('forged messages from the page resize no frame, send no submit event, and change no styles', async () => {
    const page = await open()
    // Lets several rounds of forged messages arrive.
    await page.evaluate(
      () =>
        new Promise<void>(done => {
          let received = 0
          addEventListener('message', () => {
            received += 1
            if (received > 20) done()
          })
        }),
    )
    for (const widget of inline) {
      expect((await placeOf(page, widget)).height, widget).toBeLessThan(900)
      const style = await page
        .frameLocator(`portal-${widget} iframe`)
        .locator('html')
        .evaluate(({ style: own }) => [own.getPropertyValue('--portal-accent'), own.getPropertyValue('--portal-font')])
      expect(style, widget).toEqual(['', ''])
    }
    const events = JSON.stringify(await eventsOn(page))
    expect(events).toContain('portal-ready')
    expect(events).not.toContain('portal-submit')
  })

  test('the complaint form opens on top, and accepts keys that the page blocks', async () => {
    const page = await open()
    await page.locator('portal-complaint').locator('button').first().click()
    const frame = page.frameLocator('portal-complaint iframe')
    await frame.getByText(embed.sign_in_why).waitFor()
    await frame.locator('textarea').pressSequentially('abc')
    expect(await frame.locator('textarea').inputValue()).toBe('abc')
    const isOnTop = await page.locator('portal-complaint').evaluate(element => {
      const { left, top, width } = element.shadowRoot?.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect()
      return document.elementFromPoint(left + width / 2, top + 20) === element
    })
    expect(isOnTop).toBe(true)
  })

  test('a trainee logs in to a test, and starts it by keyboard', async () => {
    const page = await open()
    const frame = page.frameLocator('portal-exam iframe')
    await signInFrame(page, frame, embed.sign_in, 'user')
    const start = frame.getByRole('button', { name: new RegExp(`^(${frames.start}|${frames.continue})$`) })
    await start.press('Enter')
    await frame.getByRole('progressbar').first().waitFor()
    expect(JSON.stringify(await eventsOn(page))).toContain('portal-start')
  })

  test('staff open a budget with its own text direction and styles, and move in it by keyboard', async () => {
    const page = await open()
    const frame = page.frameLocator('portal-budget iframe')
    await signInFrame(page, frame, embed.sign_in, 'project_director')
    const cell = frame.getByRole('gridcell').first()
    await cell.waitFor()
    await cell.click()
    await page.keyboard.press('ArrowDown')
    expect(await frame.locator(':focus').count()).toBe(1)
    const { transform, direction } = await frame.getByRole('treegrid').evaluate(node => {
      const { textTransform, direction: flow } = getComputedStyle(node)
      return { transform: textTransform, direction: flow }
    })
    expect([transform, direction]).toEqual(['none', locale === 'ar' ? 'rtl' : 'ltr'])
  })
})
