import { attributes } from './widgets.ts'

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

/** Inserts the element of a script tag: after the tag, or at the end of the page if the tag isn't in the body. */
export const place = (script: HTMLScriptElement, name: string): void => {
  const element: Placed = document.createElement(name)
  element.script = script
  // Marks the element before its panel loads, so that copies of the page can be recognised.
  element.setAttribute('tag', '')
  for (const key of attributes) {
    // Avoids `dataset`, which inherits what pages add to `Object.prototype`.
    const value = script.getAttribute(`data-${key}`)
    if (value !== null) element.setAttribute(key, value)
  }
  if (script.closest('body')) script.insertAdjacentElement('afterend', element)
  else document.documentElement.appendChild(element)
}
