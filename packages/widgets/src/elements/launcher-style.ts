/**
 * The launcher. `all: initial !important` inside wins over any rule of the page that is not important itself; direction
 * is not part of `all`, so it is set on the elements. Every byte of it is in the script tag.
 *
 * Its words are black or white by the luminance of the accent, at the same bound as the contract's `isLight`: a page may
 * change its accent at any time, and the function itself is too large for this script. Browsers whose CSS has no such
 * colours show the host's white.
 */
export const launcherStyle =
  ':host{all:initial!important;display:inline-block!important;color:#fff!important}' +
  ':host([floating]){position:fixed!important;inset:auto 16px 16px auto!important;z-index:2147483647!important}' +
  // Paper repeats what is fixed on each page.
  '@media print{:host([floating]){display:none!important}}' +
  'button{font:600 15px var(--portal-font,system-ui);padding:14px;border:0;border-radius:var(--portal-radius,4px);background:var(--portal-accent,#2a4fc9);color:color(from var(--portal-accent,#2a4fc9) xyz calc((.179 - y)*1e5) calc((.179 - y)*1e5) calc((.179 - y)*1e5))}'

/** A widget that is placed in the page; its least height is that of most first states, so that nothing jumps. */
export const inlineStyle =
  ':host{display:block!important}' +
  'iframe{display:block;width:100%;height:280px;border:0}' +
  // It scrolls on its own, and has its height from the beginning.
  ':host(portal-budget) iframe{height:720px;max-height:88vh}' +
  'p{margin:0;padding:20px;font:15px var(--portal-font,system-ui);color:initial}' +
  'p>*{margin-inline-end:14px}' +
  '[hidden]{display:none}'

/** The dialog, which comes later. Browsers without `dvh` take the line before it. */
export const dialogStyle =
  'dialog{padding:0;border:0;border-radius:8px;width:560px;max-width:100%;overflow:hidden;font:15px var(--portal-font,system-ui)}' +
  'dialog::backdrop{background:#0009}' +
  // Not a block, which would be shown while it is hidden.
  'iframe{vertical-align:top;width:100%;height:88vh;height:88dvh;max-height:88vh;max-height:88dvh;border:0}' +
  'p{margin:0;padding:20px;padding-inline-end:64px}' +
  'p>*{display:block;margin-top:14px}' +
  'dialog>button{position:absolute;top:0;inset-inline-end:0;background:#fff;color:#000}'
