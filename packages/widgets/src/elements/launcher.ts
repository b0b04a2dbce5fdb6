/** An element in a page, with the script tag that placed it where one did. */
export interface Placed extends HTMLElement {
  script?: HTMLScriptElement
}

/** What the launcher gives to the panel. */
export interface Launcher {
  readonly element: Placed
  readonly button: HTMLButtonElement
  readonly root: ShadowRoot
  /** The portal's origin. */
  readonly portal: string
  readonly addStyle: (root: ShadowRoot, css: string) => void
  /** Address of the form's own page; it works in a tab too. */
  readonly address: () => string
}
