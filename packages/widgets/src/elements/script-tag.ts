import type { Placed } from './place.ts'
import { attributes } from './widgets.ts'

/** A script tag's settings, stored in its element's attribute `tag`. Tags with equal settings place one element. */
export const tagOf = (script: HTMLScriptElement): string =>
  String(attributes.slice(0, -1).map(name => script.getAttribute(`data-${name}`)))

/**
 * Keeps an element in sync with the `data-` attributes of its script tag. Returns a function to call on each change of
 * the element, because its tag may be known later.
 */
export const followerOf = (element: Placed): (() => void) => {
  let followed: HTMLScriptElement | undefined
  return () => {
    const { script } = element
    if (!script || script === followed) return
    followed = script
    const give = (names: readonly string[]) => {
      element.setAttribute('tag', tagOf(script))
      for (const name of names) {
        const value = script.getAttribute(`data-${name}`)
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
    }
    // Applies changes made between the tag and this call.
    give(attributes.filter(name => script.hasAttribute(`data-${name}`)))
    new MutationObserver(changes => give(changes.map(change => String(change.attributeName).slice(5)))).observe(
      script,
      {
        attributeFilter: attributes.map(name => `data-${name}`),
      },
    )
  }
}
