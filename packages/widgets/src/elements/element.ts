import { launcherStyle } from './launcher-style.ts'
import { attributes, type Widget } from './widgets.ts'

/** Adds styles to a shadow root. A strict policy allows a constructed sheet; old browsers have none. */
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
 * `<portal-complaint site locale label open floating>`: a button of a few bytes. The dialog comes when the page is
 * idle, after two seconds, or when it is asked for, whichever is first. The attribute `open` is the one place that says
 * whether it is open.
 * `<portal-exam site locale for>` and the others are in the page themselves; their button is seen only where they
 * failed.
 */
export const elementOf = (portal: string, widget: Widget) =>
  class extends HTMLElement {
    // No fields: for the oldest browsers each is spelled out, at a quarter of the script's size.
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
        // As `open` does, which a page may have a function of its own for.
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
          // A page that always has another task to do is never idle.
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
