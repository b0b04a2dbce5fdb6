import { attributes, elementOf } from '../elements/element.ts'
import { widgets } from '../elements/widgets.ts'

// A module does not know its own tag: all that name the loader are its.
const current = document.currentScript
const scripts =
  current instanceof HTMLScriptElement
    ? [current]
    : document.querySelectorAll<HTMLScriptElement>('script[type=module][src*="/embed/v1."]')

// The script tag: defines the elements, and with data-widget inserts one at the tag.
for (const script of scripts) {
  const name = (widget: string) => `portal-${widget}`
  for (const widget of widgets)
    if (!customElements.get(name(widget)))
      customElements.define(name(widget), elementOf(new URL(script.src).origin, widget))
  if (script.dataset.widget) {
    const element = document.createElement(name(script.dataset.widget))
    const give = (name: string) => {
      const value = script.dataset[name]
      if (value === undefined) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
    attributes.forEach(give)
    new MutationObserver(changes => {
      for (const { attributeName } of changes) give(String(attributeName).slice(5))
    }).observe(script, { attributeFilter: attributes.map(name => `data-${name}`) })
    // From the head it goes to the end of the page.
    if (script.closest('head')) document.documentElement.append(element)
    else script.after(element)
  }
}
