import type { Placed } from './launcher.ts'
import { attributes } from './widgets.ts'

/** Places the element of a script tag: behind the tag, or at the end of the page where the tag is not in its body. */
export const place = (script: HTMLScriptElement, name: string): void => {
  const element: Placed = document.createElement(name)
  element.script = script
  // A copy of the page that is made before the panel is there has at least the attribute.
  element.setAttribute('tag', '')
  for (const key of attributes) {
    // Not by `dataset`, which inherits what pages add to every object.
    const value = script.getAttribute(`data-${key}`)
    if (value !== null) element.setAttribute(key, value)
  }
  if (script.closest('body')) script.insertAdjacentElement('afterend', element)
  else document.documentElement.appendChild(element)
}
