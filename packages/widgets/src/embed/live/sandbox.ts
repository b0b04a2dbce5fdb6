/**
 * Whether forms are dead here: in a sandbox without `allow-forms` no browser even reports to the page that one was to
 * be sent, and nothing but trying shows it.
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
