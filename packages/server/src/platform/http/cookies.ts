import type { FastifyReply } from 'fastify'
import type { CookieChange } from './context.ts'

/** The session cookie's name. With https the `__Host-` prefix binds it to this host; plain http cannot carry that. */
export const sessionCookie = (secure: boolean): string => (secure ? '__Host-session' : 'session')

/** Sets or removes a cookie: HttpOnly, SameSite=Lax, Secure where served by https (decision 31). */
export const writeCookie = (reply: FastifyReply, { name, value, seconds }: CookieChange, secure: boolean): void => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure }
  if (value === null) reply.clearCookie(secure ? `__Host-${name}` : name, options)
  else reply.setCookie(secure ? `__Host-${name}` : name, value, { ...options, maxAge: seconds })
}
