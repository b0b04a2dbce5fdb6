// The popup's last page: passes the code to the frame that opened it, which has the portal's own origin, and to no
// other.
const { code, state } = document.getElementById('portal')?.dataset ?? {}
if (code && state && opener) {
  opener.postMessage({ type: 'portal-connected', state, code }, origin)
  close()
}
