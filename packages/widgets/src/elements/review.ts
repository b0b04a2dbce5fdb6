import type { Placed } from './launcher.ts'
import { place } from './place.ts'
import { tagOf } from './script-tag.ts'
import { widgets } from './widgets.ts'

// The parser, or a script of the page, may still place a widget.
const PATIENCE_MS = 5000

const names = widgets.map(name => `portal-${name}`)

let logged = ''

/** Writes a line for those who build the page. Old pages replace the console by one that has less. */
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

/** Whether an element is that of a script tag, or of another one that asks for the same. */
const isOf = (script: HTMLScriptElement, element: Placed) => {
  const own = element.getAttribute('tag')
  const asked = tagOf(script)
  if (element.script) return tagOf(element.script) === asked
  // A copy that was made before its panel was there.
  return own === '' ? element === script.nextElementSibling : own === asked
}

/**
 * Looks closer at a script tag that cannot be placed as it is. Turbo runs the tags of a restored page again beside the
 * elements in it, tag managers run a tag twice, and what a tag asks for may not exist.
 */
export const review = (script: HTMLScriptElement, asked: string): void => {
  // A tag in the head may run before there is an end of the page to place it at.
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
