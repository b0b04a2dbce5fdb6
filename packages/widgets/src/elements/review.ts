import { type Placed, place } from './place.ts'
import { tagOf } from './script-tag.ts'
import { widgets } from './widgets.ts'

// The parser or a script of the page may still add a widget.
const PATIENCE_MS = 5000

const names = widgets.map(name => `portal-${name}`)

let logged = ''

/** Logs a line for the page's developers, once. Old pages may replace the console with an incomplete one. */
const logOnce = (text: string) => {
  const { console: output } = window
  if (text !== logged) output?.error?.(`Portal: ${text}`)
  logged = text
}

const lookForWidgets = () => {
  if (document.readyState !== 'complete') setTimeout(lookForWidgets, PATIENCE_MS)
  else if (!document.querySelector(String(names)))
    logOnce(
      `this page shows no widget. Its script tag has no data-widget, and there is no element such as <${names[0]}>. ` +
        'An editor may have removed them. If a script adds one later, ignore this.',
    )
}

/** Whether an element belongs to this script tag, or to another tag with the same settings. */
const isOf = (script: HTMLScriptElement, element: Placed) => {
  const own = element.getAttribute('tag')
  const asked = tagOf(script)
  if (element.script) return tagOf(element.script) === asked
  // A copy made before its panel loaded has an empty `tag`.
  return own === '' ? element === script.nextElementSibling : own === asked
}

/**
 * Handles a script tag that can't simply be placed. Turbo reruns the tags of a restored page beside its elements, and
 * tag managers run a tag twice. The requested widget may also not exist.
 */
export const review = (script: HTMLScriptElement, asked: string): void => {
  // A tag in the head may run before the body exists.
  if (!document.body) {
    document.addEventListener('DOMContentLoaded', () => review(script, asked))
    return
  }
  const name = names.find(one => one === `portal-${asked}`)
  if (name) {
    const known = [...document.querySelectorAll<Placed>(name)].find(element => isOf(script, element))
    if (known) known.script ??= script
    else place(script, name)
  } else if (script.hasAttribute('data-widget'))
    logOnce(`there is no widget "${asked}". data-widget is one of ${widgets.join(', ')}.`)
  else setTimeout(lookForWidgets, PATIENCE_MS)
}
