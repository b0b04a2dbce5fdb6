import * as access from './access.ts'
import * as complaints from './complaints.ts'
import * as emails from './emails.ts'
import type { Endpoint } from './endpoint.ts'
import * as installation from './installation.ts'
import * as partners from './partners.ts'
import * as vitals from './vitals.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'needs' in value

const areas = { access, complaints, emails, installation, partners, vitals }

/** An endpoint with the area that it belongs to and its name there. */
export interface NamedEndpoint {
  readonly area: string
  readonly name: string
  readonly endpoint: Endpoint
}

/** Every endpoint of the api, collected from the areas: OpenAPI and the tests that visit all of them read it. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(areas).flatMap(([area, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ area, name, endpoint: value }] : [])),
)
