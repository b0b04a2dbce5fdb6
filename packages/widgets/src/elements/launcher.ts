/** An element in a page, with the script tag that placed it, if any. */
export interface Placed extends HTMLElement {
  script?: HTMLScriptElement
}

export interface Launcher {
  readonly element: Placed
  readonly button: HTMLButtonElement
  readonly root: ShadowRoot
  readonly portal: string
  readonly addStyle: (root: ShadowRoot, css: string) => void
  /** URL of the form's own page, which also works in a tab. */
  readonly address: () => string
}
