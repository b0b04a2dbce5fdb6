import { Secret, TOTP } from 'otpauth'
import { PASSWORD, type Person, type Portal } from './portal.ts'

/** The code that an app with this secret shows at the portal's time, or so many steps of half a minute away. */
export const codeOf = (portal: Portal, secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: portal.services.now().getTime() + steps * 30_000 })

/** Sets an authenticator app up, and moves on to the next step; gives its secret and the recovery codes. */
export const setUpApp = async (portal: Portal, as: Person): Promise<{ secret: string; recovery: string[] }> => {
  const { secret } = (await portal.call('POST', '/account/second_factor/app', { as, body: {} })).body.data
  const body = { code: codeOf(portal, secret) }
  const answer = await portal.call('POST', '/account/second_factor/app/confirm', { as, body })
  if (answer.status !== 200) throw new Error(`the app could not be set up: ${answer.body.code}`)
  // The code of this step is used; the next one may be typed at once.
  portal.pass(30)
  return { secret, recovery: answer.body.data.recovery_codes }
}

/** Gives the right password; answers the cookie header with which the second step comes. */
export const beginLogin = async (portal: Portal, { email }: Person, from?: string) => {
  const answer = await portal.call('POST', '/login', { body: { email, password: PASSWORD }, ...(from && { from }) })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { answer, cookie }
}

/** The session that an answer opened, as a person who calls with it. */
export const enteredAs = (
  person: Person,
  answer: { readonly cookies: readonly { name: string; value: string }[] },
): Person => {
  const session = answer.cookies.find(({ name }) => name.endsWith('session'))
  return { ...person, cookie: `${session?.name}=${session?.value}` }
}
