import { createHash, randomBytes } from 'node:crypto'
import { complaintScope, type WidgetScope, widgets } from '@portal/contract/partners/widget-scopes'
import { issueConnectCode as issueCode } from '../../../../packages/server/src/partners/embed/store.ts'
import { partnerStore } from '../../../../packages/server/src/partners/store.ts'
import type { Person, Portal } from '../../support/portal.ts'

/** Adds a site with one origin that may show all widgets. */
export const addSite = async (
  { database: { orm } }: Portal,
  origin = 'https://partner.example.org',
  name = 'Partner',
) => {
  const id = await partnerStore.insert(orm, { name, origins: [origin], theme: {}, widgets: [...widgets] })
  const site = await partnerStore.find(orm, id)
  if (!site) throw new Error('no site was added')
  return site
}

/** A PKCE verifier with its S256 challenge. */
export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Sends a request as a frame's script would. */
export const ask = async (portal: Portal, name: string, payload: object, more: Record<string, string> = {}) => {
  const { PUBLIC_URL } = portal.services.settings
  const headers = { ...(PUBLIC_URL && { host: new URL(PUBLIC_URL).host }), ...more }
  const answer = await portal.app.inject({ method: 'POST', url: `/embed/${name}`, payload, headers })
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies, headers: answer.headers }
}

export const callerOf = ({ id, cookie }: Person) => ({ id, token: cookie.split('=')[1] ?? '' })

/** Issues the code that the popup shows to a person on a site. */
export const codeFor = async (
  { database, services }: Portal,
  siteId: string,
  person: Person,
  challenge: string,
  scope?: WidgetScope,
) => {
  const code = await issueCode(database.orm, siteId, callerOf(person), challenge, services.now(), scope)
  if (!code) throw new Error('no code was given')
  return code
}

/** Returns a bearer token of a person on a site by exchanging a code for it. */
export const bearerOf = async (
  portal: Portal,
  site: { id: string; key: string },
  person: Person,
  scope: WidgetScope = complaintScope,
): Promise<string> => {
  const { verifier, challenge } = pkce()
  const code = await codeFor(portal, site.id, person, challenge, scope)
  const { body } = await ask(portal, 'token', { site: site.key, ...scope, code, verifier, keep: 'memory' })
  return body.data.bearer
}

/** Follows the redirect after a plain form, like a browser. Copies cookies of the redirect to the page's response. */
export const follow = async ({ app }: Portal, answer: Awaited<ReturnType<Portal['app']['inject']>>) => {
  const { location } = answer.headers
  if (answer.statusCode !== 303 || typeof location !== 'string') return answer
  const page = await app.inject({ url: location })
  if (answer.headers['set-cookie']) page.headers['set-cookie'] = answer.headers['set-cookie']
  return page
}
