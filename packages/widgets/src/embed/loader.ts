import { elementOf } from '../elements/element.ts'
import { place } from '../elements/place.ts'
import { widgets } from '../elements/widgets.ts'

const nameOf = (widget: string) => `portal-${widget}`

// A module doesn't know its own tag, so this takes all tags with the loader's URL. Tags that already ran change
// nothing.
const current = document.currentScript
const scripts =
  current && 'src' in current ? [current] : document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/v1."]')

// The script tag. Defines the elements, and with `data-widget` inserts one. tests/embed/page/page-globals.test.ts lists the
// globals used here, because pages replace others.
for (const script of scripts) {
  const [portal = ''] = script.src.split('/embed/')
  for (const widget of widgets)
    if (!customElements.get(nameOf(widget))) customElements.define(nameOf(widget), elementOf(portal, widget))
  const asked = `${script.getAttribute('data-widget')}`.toLowerCase()
  const name = nameOf(asked)
  if (customElements.get(name) && !document.querySelector(name) && document.body) place(script, name)
  else if (asked !== 'null' || !document.querySelector(`${widgets.map(nameOf)}`))
    import('../elements/review.ts').then(({ review }) => review(script, asked))
}
