import { launcherStyle } from './launcher-style.ts'
import type { FrameMessage } from './messages.ts'

// What may cross into the frame: the letters of colours, lengths and names of fonts; there each is read strictly.
const allowed = /^[#\w ,'-]{1,120}$/

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, given: Partial<HTMLElementTagNameMap[Name]>) =>
  Object.assign(document.createElement(name), given)

/**
 * `<portal-complaint site locale label open floating>`: a button, and a dialog whose frame comes from the portal's
 * origin. The attribute `open` is the one place that says whether it is open.
 */
export const elementOf = (portal: string) =>
  class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return
      const [site, locale, label] = 'site locale label'.split(' ').map(name => this.getAttribute(name))
      const [dir, words, closing] =
        locale === 'ar' ? (['rtl', 'تقديم شكوى', 'إغلاق'] as const) : (['ltr', 'File a complaint', 'Close'] as const)
      const title = label ?? words

      const tell = (name: string, code?: string) =>
        this.dispatchEvent(new CustomEvent(`portal-${name}`, { bubbles: true, detail: { site, code } }))
      const open = (isOpen: boolean) => this.toggleAttribute('open', isOpen)
      const frame = make('iframe', { title })
      const load = () => {
        frame.src ||= `${portal}/embed/complaint?site=${site}&locale=${locale}&origin=${origin}`
      }
      const paint = () => {
        const tokens: Record<string, string> = {}
        for (const name of 'accent surface text radius font'.split(' ')) {
          const value = getComputedStyle(this).getPropertyValue(`--portal-${name}`)
          if (allowed.test(value)) tokens[name] = value
        }
        frame.contentWindow?.postMessage({ portal: 'theme', tokens }, portal)
      }

      const launcher = make('button', {
        textContent: title,
        dir,
        onclick: () => open(true),
        onpointerenter: load,
        onfocus: load,
      })
      launcher.part.add('launcher')
      const dialog = make('dialog', {
        ariaLabel: title,
        dir,
        onclose: () => {
          open(false)
          tell('close')
        },
      })
      dialog.append(make('button', { textContent: '✕', ariaLabel: closing, onclick: () => open(false) }), frame)

      addEventListener('message', ({ origin: from, source, data }: MessageEvent<FrameMessage>) => {
        if (from !== portal || source !== frame.contentWindow) return
        const { portal: name } = data
        if (name === 'size') frame.style.height = `${data.height}px`
        else if (name === 'close') open(false)
        else {
          if (name === 'ready') paint()
          tell(name, data.code)
        }
      })
      const follow = () => {
        const isOpen = this.hasAttribute('open')
        if (isOpen === dialog.open) return
        if (!isOpen) return dialog.close()
        load()
        dialog.showModal()
        // One that still arrives takes the focus by itself; given too early, it would come back.
        if (frame.style.height) frame.focus()
        tell('open')
      }
      new MutationObserver(follow).observe(this, { attributeFilter: ['open'] })

      const sheet = new CSSStyleSheet()
      sheet.replaceSync(launcherStyle)
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.append(launcher, dialog)
      follow()
      ;(self.requestIdleCallback ?? setTimeout)(load)
    }
  }
