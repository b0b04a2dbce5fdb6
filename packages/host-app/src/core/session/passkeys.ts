import type { CurrentUser } from '@portal/contract/people/access/access'
import { loginByPasskey, loginPasskeyOptions } from '@portal/contract/people/access/login-steps'
import { addPasskey, passkeyOptions } from '@portal/contract/people/access/second-factors'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { api } from '../api.ts'

/** Whether the browser offers passkeys in autofill. */
export const offersPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** Logs in with a passkey: opens the browser's dialog, or offers autofill in the email field until one is chosen. */
export const logInByPasskey = async (waitsInField = false): Promise<CurrentUser> => {
  const { data: optionsJSON } = await api(loginPasskeyOptions, {})
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: waitsInField })
  return (await api(loginByPasskey, { response })).data
}

/** Cancels the pending autofill request. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony()

/** Creates a passkey in the browser and registers it under a name. */
export const makePasskey = async (name: string) => {
  const { data: optionsJSON } = await api(passkeyOptions, {})
  const response = await startRegistration({ optionsJSON })
  return (await api(addPasskey, { name, response })).data
}
