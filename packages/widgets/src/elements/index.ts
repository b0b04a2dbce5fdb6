import { elementOf } from './element.ts'
import { widgets } from './widgets.ts'

/** Attributes of `<portal-complaint>`. */
export interface ComplaintAttributes {
  /** The site's key, from Partner sites. */
  site: string
  /** Language of the widget. Default `en`. */
  locale?: 'en' | 'ar'
  /** The button's text. Default: "File a complaint" in the chosen language. */
  label?: string
  /** Whether the form is open. Default `false`. */
  open?: boolean
  /** Whether the button floats in the viewport's corner. Default `false`. */
  floating?: boolean
}

/** Attributes of the elements that show one record of the portal in the page. */
export interface WidgetAttributes {
  /** The site's key, from Partner sites. */
  site: string
  /**
   * The record to show. Evaluation: `<training>` or `<training>/instructor`. Exam: `<training>/pre` or
   * `<training>/post`. Signature panel: `purchase_requests/<request>` or `employment_requests/<request>`. Budget:
   * `<project>`.
   */
  for: string
  /** Language of the widget. Default `en`. */
  locale?: 'en' | 'ar'
  /** Accessible name of the frame. Default the widget's name in the chosen language. */
  label?: string
}

/** Detail of an element's events. Never contains anything typed. */
export interface PortalEventDetail {
  /** The site's key. */
  readonly site: string | null
  /** The error code, with `portal-error`. */
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
 * Defines `<portal-complaint>`, `<portal-evaluation>`, `<portal-exam>`, `<portal-signature>`, and `<portal-budget>` in
 * this page, as the script tag does. `portal` is the portal's origin, such as `https://portal.example.org`. Does
 * nothing on a server or when called again.
 */
export const defineElements = (portal: string): void => {
  if (typeof customElements === 'undefined') return
  const { origin } = new URL(portal)
  for (const widget of widgets) {
    const name = `portal-${widget}`
    if (!customElements.get(name)) customElements.define(name, elementOf(origin, widget))
  }
}
