// Last page of the popup. Sends the code only to the opener with the portal's own origin.
const { code, state } = document.getElementById('portal')?.dataset ?? {}
if (code && state && opener) {
  opener.postMessage({ type: 'portal-connected', state, code }, origin)
  close()
}
