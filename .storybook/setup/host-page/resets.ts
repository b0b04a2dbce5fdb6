/// <reference types="vite/client" />

import reboot from 'bootstrap/dist/css/bootstrap-reboot.css?raw'
import bootstrap3 from 'bootstrap-3/dist/css/bootstrap.css?raw'
import normalize from 'normalize.css/normalize.css?raw'
import assets from 'sanitize.css/assets.css?raw'
import forms from 'sanitize.css/forms.css?raw'
import sanitize from 'sanitize.css/sanitize.css?raw'
import typography from 'sanitize.css/typography.css?raw'
import preflight from 'tailwindcss/lib/css/preflight.css?raw'

// Tailwind replaces `theme()` at build time. This uses the fallback of each call instead.
const withoutTheme = (css: string) => css.replace(/theme\('[^']*',\s*([\s\S]*?)\);/g, '$1;')

// A host page may set the size of 1rem, and all sizes of the design system follow it. Comparing them would always fail.
const withoutRem = (css: string) => css.replace(/html\s*\{\s*font-size: 10px;/, 'html {')

const star = `
  *, *::before, *::after {
    margin: 0; padding: 0; border: 0; font: inherit; color: inherit; background: none; list-style: none;
    text-decoration: none; vertical-align: baseline; box-sizing: content-box; outline: none; transition: all 300ms;
  }`

/** Element styles of typical site themes, with more specificity than one class. */
const theme = `
  [lang] button, [lang] [type='button'], [lang] input:not([hidden]) { padding: 1em 3em; border-radius: 0; font: 700 2em serif }
  [lang] button:not(:disabled):not(.own) { background: #fc0 linear-gradient(#fff, #fc0); box-shadow: 0 0 9px #000; color: #000 }
  [lang] a[href]:not(.own) { color: #c00; text-decoration: underline dotted; text-transform: uppercase }
  [lang] :is(h1, h2, h3, h4, p, ul, ol, dl, dd) { margin: 2em 1em; text-indent: 2em; letter-spacing: .1em }
  [lang] li { list-style: square inside; padding: 1em }
  [lang] label { display: block; font-weight: 900; float: left }
  [lang] :is(table, th, td, fieldset, legend) { border: 3px double #0a0; padding: 1em; background: #ffd }
  [lang] svg { display: block; max-width: 1em }
  [lang] :is(section, nav, header, footer, form, fieldset, ul, ol, dl, li, label, button) {
    flex-flow: column wrap; place-content: end; place-items: end; gap: 3em;
  }
  [lang] :is(button, input, a, li, p, label) { flex: 3; place-self: end; order: 2; z-index: 3 }
  [lang] :is(button, input, img, a[href]) { transform: rotate(1deg); filter: grayscale(1); animation: 9s spin }
  [lang] :is(p, dd) { columns: 2; hyphens: auto }
  [lang] table { table-layout: fixed }
  [lang] body { font-style: italic; font-weight: 300; text-align: center; white-space: pre-line }`

/** Unlayered style sheets that host pages use for their own elements. */
export const resets: Readonly<Record<string, string>> = {
  'Tailwind 3': withoutTheme(preflight),
  'Bootstrap 3': withoutRem(bootstrap3),
  'Bootstrap 5': reboot,
  'normalize.css': normalize,
  'sanitize.css': [sanitize, forms, assets, typography].join('\n'),
  'a reset of everything': star,
  'the theme of a site': theme,
}
