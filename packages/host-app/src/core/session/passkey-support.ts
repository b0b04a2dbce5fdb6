/** Whether this page can use passkeys: they are bound to a name, so that a bare address has none. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** The code of passkeys, fetched when it is first needed. */
export const loadPasskeys = () => import('./passkeys.ts')
