import type { Placed } from './launcher.ts'
import { attributes } from './widgets.ts'

/** What a script tag asks for, as the attribute `tag` of its element: two tags that ask for the same place it once. */
export const tagOf = (script: HTMLScriptElement): string =>
  String(attributes.slice(0, -1).map(name => script.getAttribute(`data-${name}`)))

/**
 * Makes an element follow its script tag: what changes there changes on the element. Answers what has to run whenever the
 * element changes, for its tag may come later than it does.
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
    // What has changed between the tag and this.
    give(attributes.filter(name => script.hasAttribute(`data-${name}`)))
    new MutationObserver(changes => give(changes.map(change => String(change.attributeName).slice(5)))).observe(
      script,
      {
        attributeFilter: attributes.map(name => `data-${name}`),
      },
    )
  }
}
