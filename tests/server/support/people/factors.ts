import { Secret, TOTP } from 'otpauth'
import { PASSWORD, type Person, type Portal } from '../portal.ts'

/** Returns the app's code at the portal's time, or some steps of 30 s away. */
export const codeOf = (portal: Portal, secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: portal.services.now().getTime() + steps * 30_000 })

/** Sets up an authenticator app and moves the clock to the next step. Returns its secret and recovery codes. */
export const setUpApp = async (portal: Portal, as: Person): Promise<{ secret: string; recovery: string[] }> => {
  const { secret } = (await portal.call('POST', '/account/second_factor/app', { as, body: {} })).body.data
  const body = { code: codeOf(portal, secret) }
  const answer = await portal.call('POST', '/account/second_factor/app/confirm', { as, body })
  if (answer.status !== 200) throw new Error(`the app could not be set up: ${answer.body.code}`)
  // The code of this step is used. The next code is valid at once.
  portal.pass(30)
  return { secret, recovery: answer.body.data.recovery_codes }
}

/** Sends the right password. Returns the response and the cookie header for the second step. */
export const beginLogin = async (portal: Portal, { email }: Person, from?: string) => {
  const answer = await portal.call('POST', '/login', { body: { email, password: PASSWORD }, ...(from && { from }) })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { answer, cookie }
}

/** Returns the person with the session that a response opened. */
export const enteredAs = (
  person: Person,
  answer: { readonly cookies: readonly { name: string; value: string }[] },
): Person => {
  const session = answer.cookies.find(({ name }) => name.endsWith('session'))
  return { ...person, cookie: `${session?.name}=${session?.value}` }
}
