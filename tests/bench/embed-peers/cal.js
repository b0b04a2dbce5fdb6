// Cal.com's modal around a frame; the content of the frame is the bench's own page (remote-form.html).
import './cal-queue.js'
import '@calcom/embed-core'

document.querySelector('#open').hidden = false
