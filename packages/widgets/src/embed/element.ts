import { launcherStyle } from './launcher-style.ts'
import type { FrameMessage, HostMessage } from './messages.ts'

const words = { en: ['File a complaint', 'Close'], ar: ['تقديم شكوى', 'إغلاق'] } as const
const tokens = ['accent', 'surface', 'text', 'radius', 'font']
// The same bounds that the frame holds to; nothing else of the page's styles crosses.
const allowed = /^(#[\da-f]{6}|\d{1,2}px|[\w ,'-]{1,120})$/i

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, given: Partial<HTMLElementTagNameMap[Name]>) =>
  Object.assign(document.createElement(name), given)

/** Defines `<portal-complaint site locale label open floating>`, whose frame comes from the portal's origin. */
export const defineElement = (portal: string) => {
  class PortalComplaint extends HTMLElement {
    static readonly observedAttributes = ['open']
    readonly #dialog = make('dialog', { onclose: () => this.#closed() })
    #frame: HTMLIFrameElement | undefined

    connectedCallback() {
      if (this.shadowRoot) return
      const root = this.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(launcherStyle)
      root.adoptedStyleSheets = [sheet]
      const rtl = this.getAttribute('locale') === 'ar'
      const [label, close] = words[rtl ? 'ar' : 'en']
      const title = this.getAttribute('label') ?? label
      const load = () => this.#load(title)
      const launcher = make('button', {
        textContent: title,
        onclick: () => this.show(),
        onpointerenter: load,
        onfocus: load,
      })
      launcher.part.add('launcher')
      const cross = make('button', { textContent: '×', ariaLabel: close, onclick: () => this.#dialog.close() })
      this.#dialog.ariaLabel = title
      this.#dialog.dir = launcher.dir = rtl ? 'rtl' : 'ltr'
      this.#dialog.append(cross)
      root.append(launcher, this.#dialog)
      addEventListener('message', event => this.#hear(event))
      if (this.hasAttribute('open')) this.show()
      else (self.requestIdleCallback ?? setTimeout)(load)
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null) {
      if (!this.shadowRoot || (before === null) === (now === null)) return
      if (now === null) this.#dialog.close()
      else this.show()
    }

    /** Opens the form over everything the page has. */
    show() {
      this.#load(this.#dialog.ariaLabel ?? '')
      if (this.#dialog.open) return
      this.#dialog.showModal()
      this.#frame?.focus()
      this.toggleAttribute('open', true)
      this.#paint()
      this.#tell('open')
    }

    /** Closes it; what was typed stays in the frame. */
    close() {
      this.#dialog.close()
    }

    #closed() {
      this.removeAttribute('open')
      this.#tell('close')
    }

    #load(title: string) {
      if (this.#frame) return
      const query = new URLSearchParams({
        site: this.getAttribute('site') ?? '',
        locale: this.getAttribute('locale') ?? 'en',
        origin,
      })
      this.#frame = make('iframe', { title, src: `${portal}/embed/complaint?${query}` })
      this.#dialog.append(this.#frame)
    }

    #paint() {
      const style = getComputedStyle(this)
      const found: Record<string, string> = {}
      for (const name of tokens) {
        const value = style.getPropertyValue(`--portal-${name}`).trim()
        if (allowed.test(value)) found[name] = value
      }
      const message: HostMessage = { portal: 'theme', tokens: found }
      this.#frame?.contentWindow?.postMessage(message, portal)
    }

    #hear({ origin: from, source, data }: MessageEvent<FrameMessage>) {
      const frame = this.#frame
      if (from !== portal || !frame || source !== frame.contentWindow) return
      if (data.portal === 'size') frame.style.height = `min(${Math.max(200, Number(data.height))}px, 94dvh)`
      else if (data.portal === 'close') this.#dialog.close()
      else if (data.portal === 'error') this.#tell('error', { code: String(data.code) })
      else {
        if (data.portal === 'ready') this.#paint()
        this.#tell(data.portal)
      }
    }

    #tell(name: string, detail = {}) {
      const site = this.getAttribute('site')
      this.dispatchEvent(
        new CustomEvent(`portal-${name}`, {
          bubbles: true,
          composed: true,
          detail: { widget: 'complaint', site, ...detail },
        }),
      )
    }
  }
  if (!customElements.get('portal-complaint')) customElements.define('portal-complaint', PortalComplaint)
}
