import { describe, expect, test } from 'vitest'
import { languages } from '../../flows/support/language.ts'
import { textsIn } from '../../flows/support/texts.ts'
import { useWidgetPage } from '../support/widget-page.ts'
import { eventsOn } from '../support/widgets.ts'

describe.each(languages())('on a page of another origin, in %s:', locale => {
  const { query, open } = useWidgetPage(locale)
  const t = textsIn(locale)

  test.each(['evaluation', 'exam', 'signature', 'budget'] as const)(
    'content below %s doesn’t move while the widget loads',
    async widget => {
      const id = '00000000-0000-4000-8000-000000000000'
      const subject = { evaluation: id, exam: `${id}/pre`, signature: `purchase_requests/${id}`, budget: id }[widget]
      const { page, frame } = await open(widget, subject)
      await page.locator(`portal-${widget} iframe`).waitFor()
      const topOf = () => page.locator('#end').evaluate(node => Math.round(node.getBoundingClientRect().top))
      const before = await topOf()
      await frame.getByRole('button', { name: t('embed.sign_in') }).waitFor()
      await expect.poll(async () => (await eventsOn(page)).join()).toContain('portal-ready')
      // The frame requests its height in the next animation frame.
      await page.evaluate(() => new Promise(done => setTimeout(done, 300)))
      expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
    },
  )

  test('a frame is as high as its content, and doesn’t scroll', async () => {
    const { id } = await query('SELECT id FROM projects LIMIT 1')
    const { page, frame } = await open('exam', `${id}/pre`)
    await frame.getByText(t('frames.why.exam')).waitFor()
    const heights = async () => {
      const inner = await frame.locator('#portal').evaluate(root => Math.ceil(root.getBoundingClientRect().height))
      const outer = await page.locator('portal-exam iframe').evaluate(node => node.getBoundingClientRect().height)
      return { inner, outer }
    }
    await expect.poll(async () => (({ inner, outer }) => outer - inner)(await heights())).toBe(0)
    expect(await frame.locator('html').evaluate(html => html.scrollHeight > html.clientHeight)).toBe(false)
  })
})
