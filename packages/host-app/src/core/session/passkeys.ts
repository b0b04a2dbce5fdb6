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

/** Whether the browser offers passkeys among the names that it fills in. */
export const offersPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** Logs in by passkey: asks for one, or waits until one is chosen in the email field. */
export const logInByPasskey = async (waitsInField = false): Promise<CurrentUser> => {
  const { data: optionsJSON } = await api(loginPasskeyOptions, {})
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: waitsInField })
  return (await api(loginByPasskey, { response })).data
}

/** Ends waiting in the email field. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony()

/** Has a passkey made and stores it under a name. */
export const makePasskey = async (name: string) => {
  const { data: optionsJSON } = await api(passkeyOptions, {})
  const response = await startRegistration({ optionsJSON })
  return (await api(addPasskey, { name, response })).data
}
