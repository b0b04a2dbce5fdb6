import { useBrowser } from '../../flows/support/browser.ts'
import type { Language } from '../../flows/support/language.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { servePage } from './pages.ts'
import { useSite } from './site.ts'
import { elementsPage, listen } from './widgets.ts'

/** Arabic uses a narrow viewport, so that flows cover both widths. */
const widths = { en: 1280, ar: 390 } as const

/** A portal, a partner's site, and a browser. `open` shows one widget on a page of that site. */
export const useWidgetPage = (locale: Language) => {
  const portal = usePortal()
  const site = useSite(portal)
  const visit = useBrowser()
  const query = async (sql: string, values: readonly unknown[] = []) =>
    (await portal().database.pool.query(sql, [...values])).rows[0]
  const address = (widget: string, subject: string) =>
    servePage(
      site(),
      `/${widget}`,
      elementsPage(
        portal().url,
        `<portal-${widget} site="${site().key}" locale="${locale}" for="${subject}"></portal-${widget}>`,
      ),
    )
  const open = async (widget: string, subject: string, width: number = widths[locale]) => {
    const page = await visit({ width, allowed: [/status of 401/] })
    await listen(page)
    await page.goto(address(widget, subject))
    return { page, frame: page.frameLocator(`portal-${widget} iframe`) }
  }
  return { portal, site, visit, query, open }
}
