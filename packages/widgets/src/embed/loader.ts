import { elementOf } from './element.ts'

const NAME = 'portal-complaint'

// The script tag: defines the element, and with data-widget puts one where the tag stands.
const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  if (!customElements.get(NAME)) customElements.define(NAME, elementOf(new URL(script.src).origin))
  const { widget, ...given } = script.dataset
  if (widget) {
    const element = document.createElement(NAME)
    for (const name in given) element.setAttribute(name, given[name] ?? '')
    // From the head it goes to the end of the page.
    if (script.closest('head')) document.documentElement.append(element)
    else script.after(element)
  }
}
