/**
 * The launcher. `all: initial !important` inside the shadow root overrides any rule of the page that isn't important.
 * `all` excludes `direction`, so the elements set it. Every byte counts towards the script tag. The text is black or
 * white by the accent's luminance, with the same threshold as the contract's `isLight`. It is computed in CSS, because
 * pages may change the accent and `isLight` is too large for this script. Browsers without relative colours show white.
 */
export const launcherStyle =
  ':host{all:initial!important;display:inline-block!important;color:#fff!important}' +
  ':host([floating]){position:fixed!important;inset:auto 16px 16px auto!important;z-index:2147483647!important}' +
  // Browsers print a fixed element on every page.
  '@media print{:host([floating]){display:none!important}}' +
  'button{font:600 15px var(--portal-font,system-ui);padding:14px;border:0;border-radius:var(--portal-radius,4px);background:var(--portal-accent,#2a4fc9);color:color(from var(--portal-accent,#2a4fc9) xyz calc((.179 - y)*1e5) calc((.179 - y)*1e5) calc((.179 - y)*1e5))}'

/** A widget in the page. Its minimum height matches most first states, so that loading doesn't shift the page. */
export const inlineStyle =
  ':host{display:block!important}' +
  'iframe{display:block;width:100%;height:280px;border:0}' +
  // The budget scrolls inside and has its height from the start.
  ':host(portal-budget) iframe{height:720px;max-height:88vh}' +
  'p{margin:0;padding:20px;font:15px var(--portal-font,system-ui);color:initial}' +
  'p>*{margin-inline-end:14px}' +
  '[hidden]{display:none}'

/**
 * The dialog, which loads later. Browsers without `dvh` use the declaration before it. The dialog's colours are the
 * browser's own, light or dark as the device prefers.
 */
export const dialogStyle =
  'dialog{padding:0;border:0;border-radius:8px;width:560px;max-width:100%;overflow:hidden;font:15px var(--portal-font,system-ui);color-scheme:light dark}' +
  'dialog::backdrop{background:#0009}' +
  // `display: block` would show the frame while it has the attribute `hidden`.
  'iframe{vertical-align:top;width:100%;height:88vh;max-height:88vh;max-height:88dvh;border:0}' +
  'p{margin:0;padding:20px;padding-inline-end:64px}' +
  'p>*{display:block;margin-top:14px}' +
  'dialog>button{position:absolute;top:0;inset-inline-end:0;background:inherit;color:inherit}'
