import { createHash, randomBytes } from 'node:crypto'
import { issueCode } from '../../../packages/server/src/embed/store.ts'
import { insertPartner } from '../../../packages/server/src/partners/store.ts'
import type { Person, Portal } from '../support/portal.ts'

/** The site that tests file from. */
export const addSite = ({ database }: Portal, origin = 'https://partner.example.org') =>
  insertPartner(database.orm, { name: 'Partner', origins: [origin], theme: {} })

/** A secret with its S256 challenge. */
export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A call of a frame's script. */
export const ask = async ({ app }: Portal, name: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: 'POST', url: `/embed/${name}`, payload, headers })
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies, headers: answer.headers }
}

/** A bearer of somebody on a site, by the whole way. */
export const bearerOf = async (portal: Portal, site: { id: string; key: string }, person: Person): Promise<string> => {
  const { verifier, challenge } = pkce()
  const code = await issueCode(portal.database.orm, site.id, person.id, challenge, portal.services.now())
  const { body } = await ask(portal, 'token', { site: site.key, code, verifier, keep: 'memory' })
  return body.data.bearer
}
