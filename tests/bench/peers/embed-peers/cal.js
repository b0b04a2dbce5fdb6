// Cal.com's modal around a frame. The frame's content is the benchmark's own page (remote-form.html).
import './cal-queue.js'
import '@calcom/embed-core'

document.querySelector('#open').hidden = false
