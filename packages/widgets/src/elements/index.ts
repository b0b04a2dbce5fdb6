import { elementOf } from './element.ts'
import { widgets } from './widgets.ts'

/** Attributes of `<portal-complaint>`. */
export interface ComplaintAttributes {
  /** The key of the site, from Partner sites. */
  site: string
  /** Default `en`. */
  locale?: 'en' | 'ar'
  /** The button's text. Default: "File a complaint" in the chosen language. */
  label?: string
  /** Whether the form is open. Default `false`. */
  open?: boolean
  /** Whether the button is placed in the window's corner. Default `false`. */
  floating?: boolean
}

/** Attributes of the elements that show one thing of the portal in the page itself. */
export interface WidgetAttributes {
  /** The key of the site, from Partner sites. */
  site: string
  /**
   * What is shown: `<training>` or `<training>/instructor` in an evaluation, `<training>/pre` or `<training>/post` in
   * an exam, `purchase_requests/<request>` in a signature panel, `<project>` in a budget.
   */
  for: string
  /** Default `en`. */
  locale?: 'en' | 'ar'
  /** What the frame is called for screen readers. Default the name of the widget in the chosen language. */
  label?: string
}

/** What an event of an element carries: never anything that was typed. */
export interface PortalEventDetail {
  /** The key of the site. */
  readonly site: string | null
  /** Of what went wrong, with `portal-error`. */
  readonly code?: string
}

export type PortalEvent = CustomEvent<PortalEventDetail>

declare global {
  interface HTMLElementTagNameMap {
    'portal-complaint': HTMLElement
    'portal-evaluation': HTMLElement
    'portal-exam': HTMLElement
    'portal-signature': HTMLElement
    'portal-budget': HTMLElement
  }
  interface GlobalEventHandlersEventMap {
    'portal-loaded': PortalEvent
    'portal-ready': PortalEvent
    'portal-open': PortalEvent
    'portal-close': PortalEvent
    'portal-start': PortalEvent
    'portal-submit': PortalEvent
    'portal-sign': PortalEvent
    'portal-reject': PortalEvent
    'portal-change': PortalEvent
    'portal-error': PortalEvent
  }
}

/**
 * Defines `<portal-complaint>`, `<portal-evaluation>`, `<portal-exam>`, `<portal-signature>` and `<portal-budget>` in
 * this page, as the script tag does. `portal` is the portal's origin, such as `https://portal.example.org`. Does
 * nothing on a server, and nothing the second time.
 */
export const defineElements = (portal: string): void => {
  if (typeof customElements === 'undefined') return
  const { origin } = new URL(portal)
  for (const widget of widgets) {
    const name = `portal-${widget}`
    if (!customElements.get(name)) customElements.define(name, elementOf(origin, widget))
  }
}
