// Shows the events that the page receives from the widget, and stores them for tests.
const events = []
window.events = events
const names = ['loaded', 'ready', 'open', 'close', 'start', 'submit', 'sign', 'reject', 'change', 'error']
for (const name of names) {
  document.addEventListener(`portal-${name}`, event => {
    events.push({ name: event.type, detail: event.detail })
    const line = document.createElement('li')
    line.textContent = `${event.type} ${JSON.stringify(event.detail)}`
    document.getElementById('events')?.append(line)
  })
}
// Records all typing that the page can observe.
window.overheard = []
for (const name of ['keydown', 'keyup', 'input', 'change', 'focusin', 'message']) {
  addEventListener(name, event => window.overheard.push({ name, key: event.key, data: event.data }), true)
}
