/** Whether this page can use passkeys. They are bound to a domain name, so an IP address can't have any. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** Loads the passkey code on first use. */
export const loadPasskeys = () => import('./passkeys.ts')
