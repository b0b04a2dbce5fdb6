import { defineElement } from './element.ts'

// The script tag: defines the element, and with data-widget puts one where the tag stands.
const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  defineElement(new URL(script.src).origin)
  const { widget, site = '', locale = 'en', label, floating } = script.dataset
  const place = () => {
    const element = document.createElement('portal-complaint')
    element.setAttribute('site', site)
    element.setAttribute('locale', locale)
    if (label) element.setAttribute('label', label)
    const stands = script.closest('body')
    if (floating !== undefined || !stands) element.setAttribute('floating', '')
    if (stands) script.after(element)
    else document.body.append(element)
  }
  if (widget === 'complaint') {
    if (document.body) place()
    else addEventListener('DOMContentLoaded', place)
  }
}
