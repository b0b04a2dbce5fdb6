import { elementOf, NAME } from './element.ts'

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
  /** Whether the button stands in the window's corner. Default `false`. */
  floating?: boolean
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
  }
  interface GlobalEventHandlersEventMap {
    'portal-loaded': PortalEvent
    'portal-ready': PortalEvent
    'portal-open': PortalEvent
    'portal-close': PortalEvent
    'portal-submit': PortalEvent
    'portal-error': PortalEvent
  }
}

/**
 * Defines `<portal-complaint>` in this page, as the script tag does. `portal` is the portal's origin, such as
 * `https://portal.example.org`. Does nothing on a server, and nothing the second time.
 */
export const defineElements = (portal: string): void => {
  if (typeof customElements === 'undefined' || customElements.get(NAME)) return
  customElements.define(NAME, elementOf(new URL(portal).origin))
}
