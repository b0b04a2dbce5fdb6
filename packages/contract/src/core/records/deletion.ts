import { type Endpoint, endpoint } from '../api/endpoint.ts'
import type { ErrorCode } from '../api/errors.ts'
import { done, one } from '../api/lists.ts'
import type { Need } from '../rights/needs.ts'
import { confirmedDeletion, deletionImpact, deletionImpactQuery } from './deletion-impact.ts'

interface Deletable extends Pick<Endpoint, 'touches' | 'refusesOwn'> {
  readonly path: `/${string}`
  /** For OpenAPI: `a donor`. */
  readonly name: string
  readonly needs: Need
  /** Who may see the record and its code. */
  readonly seenBy: Need
  /** Codes besides those that every such deletion returns. Default: none. */
  readonly errors?: readonly ErrorCode[]
}

/** Both endpoints of a confirmed deletion: its preview, and the deletion of exactly what the preview listed. */
export const deletion = ({ path, name, needs, errors = [], ...rest }: Deletable) => ({
  impact: endpoint({
    method: 'GET',
    path: `${path}/:id/deletion_impact`,
    summary: `What goes with ${name}`,
    needs,
    input: deletionImpactQuery,
    output: one(deletionImpact),
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: `Delete ${name} with everything that belongs to it`,
    needs,
    input: confirmedDeletion,
    output: done,
    errors: ['invalid', 'not_found', 'changed_meanwhile', ...errors],
    ...rest,
  }),
})

export type Deletion = ReturnType<typeof deletion>
