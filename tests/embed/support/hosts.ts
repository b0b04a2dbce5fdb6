import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Site } from './site.ts'

const { resolve } = createRequire(import.meta.url)

/** Old libraries that real sites still load, by the path at which the test site serves them. */
const libraries = {
  '/prototype.js': 'prototype-js-core/prototype.js',
  '/turbo.js': '@hotwired/turbo/dist/turbo.es2017-umd.js',
  '/turbolinks.js': 'turbolinks/dist/turbolinks.js',
}

export const serveLibraries = ({ pages }: Site): void => {
  const headers = { 'content-type': 'text/javascript; charset=utf-8' }
  for (const [path, file] of Object.entries(libraries))
    pages.set(path, { html: readFileSync(resolve(file), 'utf8'), headers })
}

/** The script tag that places a widget. */
export interface Tag {
  readonly src: string
  readonly data: Readonly<Record<string, string>>
}

/** A page on which widgets are hard to run. */
export interface Host {
  readonly name: string
  /** Scripts or styles of the page that precede the widget. */
  readonly before: string
  /** How the page places the widget. Default: a script tag. */
  readonly place?: (tag: Tag) => string
  readonly headers?: (portal: string) => Readonly<Record<string, string>>
  /** Whether the visitor follows a link and comes back before the widget is used. */
  readonly isLeft?: boolean
  /** Whether the gate runs every widget on this page. */
  readonly isNamed?: boolean
}

export const tagOf = ({ src, data }: Tag): string => {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`)
  return `<script async src="${src}"${attributes.join('')}></script>`
}

const script = (code: string) => `<script>${code}</script>`

// Injects the tag as tag managers do. Some remove it before it has run.
const inject = (stays: readonly boolean[]) => (tag: Tag) =>
  script(`for (const stays of ${JSON.stringify(stays)}) {
    const tag = document.createElement('script')
    tag.async = true
    tag.src = '${tag.src}'
    Object.assign(tag.dataset, ${JSON.stringify(tag.data)})
    document.head.insertBefore(tag, document.head.firstChild)
    if (!stays) tag.remove()
  }`)

/** Methods that MooTools and similar libraries add to elements, arrays, and functions, with their own meaning. */
const mootools = `
  Array.from = item => (item == null ? [] : typeof item === 'object' && 'length' in item ? [].slice.call(item) : [item])
  Object.assign(Element.prototype, {
    remove() { this.parentNode.removeChild(this); return this },
    append(markup) { this.innerHTML += markup; return this },
    prepend(markup) { this.innerHTML = markup + this.innerHTML; return this },
    after(node) { node.parentNode.insertBefore(this, node); return this },
    before(node) { node.after(this); return this },
    replaceChildren() { throw new Error('not that many arguments') },
    replaceWith(node) { return node.parentNode.replaceChild(this, node) },
    set(name, value) { this.setAttribute(name, value); return this },
    get(name) { return this.getAttribute(name) },
    update(markup) { this.innerHTML = markup; return this },
    show() { this.style.display = 'block' },
    hide() { this.style.display = 'none' },
  })
  DocumentFragment.prototype.append = () => { throw new Error('a fragment has no markup') }
  Array.prototype.append = function (more) { this.push(...more); return this }
  Array.prototype.each = Array.prototype.forEach
  Function.prototype.implement = function (own) { Object.assign(this.prototype, own) }`

/** Names that pages use for themselves. `top` and `location` can't be replaced. */
const shadows = `
  var name = { first: 'Nahr' }, status = ['open'], event = 'gala', top = 1, parent = null, self = {}, frames = 3
  var screen = 'small', external = null, length = 'long', scrollY = 'far', innerWidth = 'wide', performance = undefined
  function open() { throw new Error('the page opens its menu') }
  function close() { throw new Error('the page closes its menu') }
  function addEventListener() { throw new Error('attachEvent') }
  function removeEventListener() { throw new Error('detachEvent') }
  function postMessage() { throw new Error('the page posts to its guest book') }`

const lexicalShadows = `
  const origin = 'Syria', URL = '/api', history = [], navigator = null, getComputedStyle = null
  let requestIdleCallback = 'later', console = null
  class CustomEvent {}
  class MessageEvent {}
  class HTMLScriptElement {}`

const oldJson = `
  Array.prototype.toJSON = function () { return 'a list of ' + this.length }
  String.prototype.toJSON = Object.prototype.toJSON = () => 'a text'
  JSON.stringify = () => { throw new Error('json2.js') }
  JSON.parse = () => { throw new Error('json2.js') }
  Object.freeze(Array.prototype)
  Object.freeze(String.prototype)`

const morePrototypes = `
  for (const name of ['each', 'extend', 'keys', 'site', 'locale', 'tag', 'code', 'height', 'shown'])
    Object.prototype[name] = function () { return this }
  Function.prototype.bind = function (self) { const run = this; return (...all) => run.apply(self, all) }`

const resets = `<style>
  * { all: unset !important }
  head, script, style, title { display: none !important }
  dialog, button, iframe, p { display: none !important; max-width: 3px !important; max-height: 3px !important }
  iframe { max-width: 10px !important; transform: rotate(90deg) !important }
  html, body { display: block !important }
</style>`

const strict = (portal: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${portal}`,
    `frame-src ${portal}`,
    'img-src data:',
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
})

const NONCE = 'r4nd0m'

const nonced = (portal: string) => ({
  'content-security-policy': `script-src 'nonce-${NONCE}'; frame-src ${portal}; style-src 'none'; base-uri 'none'`,
})

/** Freezes the intrinsics, as Secure ECMAScript and similar libraries do. */
const frozen = `
  for (const one of [Object, Function, Array, String, Promise, RegExp, Symbol, Map, Set, Error, Date, JSON, Reflect])
    for (const part of [one, one.prototype]) if (part) Object.freeze(part)
  Object.freeze(Object.getPrototypeOf([][Symbol.iterator]()))`

/** The adapter that lets custom elements compiled to functions run. */
const adapter = `
  const Native = HTMLElement
  window.HTMLElement = function () { return Reflect.construct(Native, [], this.constructor) }
  HTMLElement.prototype = Native.prototype
  HTMLElement.prototype.constructor = HTMLElement
  Object.setPrototypeOf(HTMLElement, Native)`

/** Pages that every widget has to work on. Each has one difficulty. */
export const hosts: readonly Host[] = [
  { name: 'Prototype.js 1.7.3', before: '<script src="/prototype.js"></script>', isNamed: true },
  { name: 'a global called origin', before: script("var origin = 'Damascus'"), isNamed: true },
  { name: 'Turbo, left and restored', before: '<script src="/turbo.js"></script>', isLeft: true },
  { name: 'Turbolinks, left and restored', before: '<script src="/turbolinks.js"></script>', isLeft: true },
  { name: 'elements as MooTools extends them', before: script(mootools) },
  { name: 'globals of the page', before: script(shadows) },
  { name: 'constants of the page', before: script(lexicalShadows) },
  { name: 'JSON and lists of old libraries', before: script(oldJson) },
  { name: 'more on every object', before: script(morePrototypes) },
  { name: 'a strict policy', before: '', headers: strict },
  {
    name: 'a policy of nonces',
    before: '',
    place: tag => tagOf(tag).replace('<script', `<script nonce="${NONCE}"`),
    headers: nonced,
  },
  { name: 'frozen intrinsics', before: script(frozen) },
  { name: 'an adapter for custom elements', before: script(adapter) },
  { name: 'a base address of another site', before: '<base href="https://other.example/">' },
  { name: 'style sheets that hide dialogs and frames', before: resets },
  {
    name: 'a $ of nobody',
    before: script('var $, jQuery = { noConflict() { $ = undefined; return this } }; jQuery.noConflict()'),
  },
  { name: 'a tag manager that injects the tag twice', before: '', place: inject([true, true]) },
  { name: 'a tag manager that takes the tag away', before: '', place: inject([false]) },
  {
    name: 'a tag by document.write',
    before: '',
    place: tag => script(`document.write(${JSON.stringify(tagOf(tag)).replaceAll('</', '<\\/')})`),
  },
]
