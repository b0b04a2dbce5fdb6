// Typeform's popup around a frame. The frame's content is the benchmark's own page (remote-form.html).
import { createPopup } from '@typeform/embed'
import css from '@typeform/embed/build/css/popup.css?inline'

document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
const popup = createPopup('form')
const button = document.querySelector('#open')
button.addEventListener('click', () => popup.open())
button.hidden = false
