import { LIVE_CHECK } from '@portal/contract/partners/live-check'

/**
 * Whether the sandbox blocks forms. Without `allow-forms` browsers don't even fire `submit`, so only a test form can
 * tell.
 */
export const areFormsBlocked = (): boolean => {
  let isReceived = false
  const form = document.createElement('form')
  const button = document.createElement('button')
  form.hidden = true
  form.append(button)
  form.addEventListener('submit', event => {
    isReceived = true
    event.preventDefault()
  })
  document.body.append(form)
  button.click()
  form.remove()
  return !isReceived
}

/** Reports to the portal that the widget works here, if the page was opened for a live check. */
export const reportLiveCheck = (site: string, widget: string): void => {
  const token = new URLSearchParams(location.search).get(LIVE_CHECK)
  if (!token) return
  const body = JSON.stringify({ site, widget, token, isSandboxed: areFormsBlocked() })
  const headers = { 'content-type': 'application/json' }
  // Failures are ignored, because the person checking sees that nothing arrived.
  fetch('/embed/live_check', { method: 'POST', headers, body }).catch(() => undefined)
}
