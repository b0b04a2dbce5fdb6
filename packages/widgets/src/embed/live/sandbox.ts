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
