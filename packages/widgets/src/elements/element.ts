import { launcherStyle } from './launcher-style.ts'
import { attributes, type Widget } from './widgets.ts'

/** Adds styles to a shadow root. A strict policy allows only constructed sheets, which old browsers lack. */
const addStyle = (root: ShadowRoot, css: string) => {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  } catch {
    root.appendChild(document.createElement('style')).textContent = css
  }
}

/**
 * `<portal-complaint site locale label open floating>` starts as a small button. The dialog's code loads when the page
 * is idle, after two seconds, or on demand, whichever comes first. Only the attribute `open` holds the open state.
 * `<portal-exam site locale for>` and the others render in the page. Their button appears only if loading fails.
 */
export const elementOf = (portal: string, widget: Widget) =>
  class extends HTMLElement {
    // Avoids class fields. For the oldest browsers they compile to code that adds a quarter to the script's size.
    static get observedAttributes() {
      return attributes
    }
    declare readonly update: () => void

    constructor() {
      super()
      let panel: (() => void) | undefined
      let hasFailed = false
      const isInline = widget !== 'complaint'
      const read = (name: string) => this.getAttribute(name)
      const address = () => `${portal}/embed/${widget}?site=${read('site')}&locale=${read('locale')}&for=${read('for')}`
      const button = document.createElement('button')
      button.part = 'launcher'
      button.dir = 'auto'
      button.onclick = () => {
        // Uses `document.open`, because pages may define their own global `open`.
        if (hasFailed) document.open(address(), '', '')
        else this.setAttribute('open', '')
      }
      const root = this.attachShadow({ mode: 'open' })
      root.appendChild(button)
      addStyle(root, launcherStyle)

      const fetchPanel = () => {
        ;(isInline ? import('./inline.ts') : import('./panel.ts'))
          .then(({ panelOf }) => {
            panel ??= panelOf({ element: this, button, root, portal, addStyle, address })
            panel()
          })
          .catch(() => {
            hasFailed = true
            this.removeAttribute('open')
            this.update()
          })
      }
      const whenIdle: (run: () => void, options: IdleRequestOptions) => void =
        window.requestIdleCallback ?? (run => setTimeout(run))
      this.update = () => {
        const isArabic = read('locale') === 'ar'
        button.hidden = isInline && !hasFailed
        button.textContent = hasFailed
          ? isArabic
            ? 'فتح النموذج في علامة تبويب جديدة'
            : 'Open the form in a new tab'
          : (read('label') ?? (isArabic ? 'تقديم شكوى' : 'File a complaint'))
        if (panel) panel()
        else if (!hasFailed) {
          if (read('open') !== null) fetchPanel()
          // Pages with constant background tasks are never idle, so this has a timeout.
          else whenIdle(() => this.isConnected && fetchPanel(), { timeout: 2000 })
        }
      }
    }

    connectedCallback() {
      this.update()
    }
    disconnectedCallback() {
      this.update()
    }
    attributeChangedCallback() {
      this.update()
    }
  }
