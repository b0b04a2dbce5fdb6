// Hostile behaviour of a page: it extends Object.prototype, captures keys, forges messages of frames, and sends frames
// requests that no page may make.
Object.prototype.everywhere = 'a name on every object'
Array.prototype.everywhere = () => 'a function on every list'
for (const name of ['keydown', 'keypress', 'keyup', 'beforeinput']) {
  addEventListener(
    name,
    event => {
      if (event.key?.length === 1) event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
const widgets = 'portal-complaint, portal-evaluation, portal-exam, portal-signature, portal-budget'
setInterval(() => {
  for (const message of [{ portal: 'size', height: 9000 }, { portal: 'close' }, { portal: 'submit' }, null, 'portal'])
    postMessage(message, location.origin)
  for (const widget of document.querySelectorAll(widgets)) {
    const frame = widget.shadowRoot?.querySelector('iframe')?.contentWindow
    frame?.postMessage(
      { portal: 'theme', tokens: { accent: '#ff0;}body{display:none', font: 'url(//spy.example)' } },
      '*',
    )
    frame?.postMessage({ type: 'portal-connected', state: '', code: 'AAAA-BBBB' }, '*')
  }
}, 250)
