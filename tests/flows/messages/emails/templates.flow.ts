import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messageNames, templateOf } from '../../../../packages/server/src/messages/emails/messages.ts'
import { type MailLanguage, renderMail } from '../../../../packages/server/src/messages/emails/render.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'

const values = {
  code: '123456',
  email: 'nour.saleh@example.org',
  minutes: 10,
  days: 14,
  left: 9,
  address: 'https://portal.example.org/auth/password/forgot',
  lines: ['3 × <b>', 'سطر'],
  name: 'Community mediation · وساطة',
  when: '2026-12-01, 09:00–11:00',
  before: '2026-11-30, 09:00–11:00',
  by: 'Nour Saleh · نور صالح',
  place: 'Hall 2 · القاعة',
  reason: 'The room holds twenty. القاعة لعشرين.',
  reference: 'PR-2026-0042',
  facts: ['Kind: Purchase request', 'النوع: طلب شراء'],
}

// Folder for screenshots. None are taken by default.
const folder = process.env.MAIL_PICTURES

const luminance = `rgb => {
  const [r, g, b] = rgb.match(/[\\d.]+/g).map(Number).map(one => one / 255)
    .map(one => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}`

/** The lowest contrast between any text and its background. */
const leastContrast = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const luminance = ${luminance}
    const behind = one => {
      const colour = getComputedStyle(one).backgroundColor
      return /, 0\\)$/.test(colour) && one.parentElement ? behind(one.parentElement) : colour
    }
    const texts = [...document.querySelectorAll('body *')].filter(one =>
      [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    return Math.min(...texts.map(one => {
      const [a, b] = [luminance(getComputedStyle(one).color), luminance(behind(one))].sort((x, y) => y - x)
      return (a + 0.05) / (b + 0.05)
    }))
  })()`)

describe('each email in a mail program', () => {
  const visit = useBrowser()

  it.each(languages())(
    'fits a phone and a desktop, and has enough contrast and the right direction, in %s',
    async (language: MailLanguage) => {
      const page = await visit()
      for (const name of messageNames) {
        const { html, text, title } = renderMail(language, templateOf(name, language), values)
        expect(`${title}${text}${html}`).not.toMatch(/\{\{/)
        expect(html).not.toMatch(/<(img|link|script|style)|url\(/)
        await page.setContent(html)
        for (const width of [360, 640]) {
          await page.setViewportSize({ width, height: 640 })
          const root = page.locator('html')
          expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([
            language,
            language === 'ar' ? 'rtl' : 'ltr',
          ])
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(width)
          expect(await leastContrast(page), name).toBeGreaterThanOrEqual(4.5)
          if (folder) {
            mkdirSync(folder, { recursive: true })
            await page.screenshot({ path: `${folder}/${name}-${language}-${width}.png`, fullPage: true })
          }
        }
        const heading = page.getByRole('heading')
        expect(await heading.evaluate(one => getComputedStyle(one).textAlign)).toBe(
          language === 'ar' ? 'right' : 'left',
        )
        if (templateOf(name, language).content.includes('{{code}}')) {
          const code = page.getByText('123456', { exact: true })
          expect(await code.getAttribute('dir')).toBe('ltr')
          expect(await code.evaluate(one => getComputedStyle(one).unicodeBidi)).toBe('isolate')
        }
      }
    },
  )

  it('shows every value as text, never as markup', async () => {
    const page = await visit()
    const evil = '"><img src=x onerror=alert(1)>\'&'
    const template = {
      title: '{{name}}',
      content: '{{code}}\n\n{{address}}\n\nDear {{name}}: {{code}}\n\n{{lines}}',
      action: 'Go',
    }
    const { html } = renderMail('en', template, {
      name: evil,
      code: evil,
      address: `https://a.example/?q=${evil}`,
      lines: [evil],
    })
    await page.setContent(html)
    expect(await page.locator('img').count()).toBe(0)
    expect(await page.getByText(evil).count()).toBeGreaterThan(3)
  })
})
