import type { Placed } from './launcher.ts'
import { attributes } from './widgets.ts'

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
