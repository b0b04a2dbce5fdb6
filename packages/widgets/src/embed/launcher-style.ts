/**
 * The launcher and the dialog. `all: initial !important` inside wins over any rule of the page that is not important
 * itself; direction is not part of `all`, so it is set on the elements.
 */
export const launcherStyle =
  ':host{all:initial!important;display:inline-block!important;vertical-align:middle!important}' +
  ':host([floating]){position:fixed!important;inset-block-end:16px!important;inset-inline-end:16px!important;z-index:2147483647!important}' +
  'button{font:600 15px/1.4 var(--portal-font,system-ui,sans-serif);padding:10px 16px;min-height:44px;border:1px solid #0000;border-radius:var(--portal-radius,4px);background:var(--portal-accent,#2a4fc9);color:var(--portal-on-accent,#fff);cursor:pointer}' +
  'button:focus-visible{outline:2px solid var(--portal-accent,#2a4fc9);outline-offset:2px}' +
  'dialog{padding:0;border:0;background:none;width:100%;max-width:min(560px,100vw);max-height:94dvh;margin:auto auto 0;overflow:visible;color-scheme:light dark}' +
  '@media(min-width:600px){dialog{margin:auto}}' +
  'dialog::backdrop{background:#10131899}' +
  'iframe{display:block;width:100%;height:min(640px,94dvh);border:0;border-radius:8px;background:Canvas;box-shadow:0 8px 24px #0003}' +
  'dialog button{position:absolute;top:8px;inset-inline-end:8px;width:44px;padding:0;background:none;color:inherit;color:CanvasText;font-size:22px}'
