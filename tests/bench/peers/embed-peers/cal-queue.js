// Cal.com's snippet adds this queue of calls to a page before its script loads.
const queue = []
const { origin } = new URL(document.currentScript.src)
window.Cal = (...given) => queue.push(given)
Object.assign(window.Cal, { q: queue, ns: {}, loaded: true })
window.Cal('init', { origin })

const button = document.querySelector('#open')
Object.assign(button.dataset, { calLink: 'form', calOrigin: origin })
