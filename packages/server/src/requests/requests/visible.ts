import { can } from '@portal/contract/core/rights/needs'
import { type RequestKind, requestKinds } from '@portal/contract/requests/request-records'
import { type Department, limitOf, locations, officerNeed } from '@portal/contract/requests/signatures'
import { type SQL, sql } from 'drizzle-orm'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import type { Signer } from './signing/signing-rules.ts'

const anyOf = (conditions: readonly (SQL | undefined)[]): SQL => {
  const given = conditions.filter(one => one !== undefined)
  return given.length > 0 ? sql`(${sql.join(given, sql` OR `)})` : sql`false`
}

const inOfficeOf = (person: Signer, department: Department): SQL | undefined => {
  const own = locations.filter(location => can(person, officerNeed(department, location)))
  return own.length > 0 ? sql`requests.location IN ${own}` : undefined
}

/** Matches requests whose current revision this person signed, or somebody signed for them. */
const hasSigned = (id: string) => sql`EXISTS (
  SELECT FROM signatures s WHERE s.request_id = requests.id AND s.revision = requests.revision
    AND s.role IS NOT NULL AND (s.by_user = ${id} OR s.for_user = ${id}))`

/**
 * Matches requests whose requester has signed, if a total is within a limit by the request's rate. Compares exact
 * decimals by the rate as it was entered, as `isWithin` does.
 */
const fitsLimit = (total: SQL, limit: number): SQL =>
  limit === Number.POSITIVE_INFINITY
    ? sql`requests.usd_rate IS NOT NULL`
    : sql`CASE WHEN requests.per_usd IS NULL THEN ${total} * requests.usd_rate <= ${limit}
        ELSE ${total} <= ${limit} * requests.per_usd END`

/** Matches requests whose requester has signed and whose total the person may sign as budget holder. */
const isInLimitOf = (person: Signer): SQL | undefined => {
  const limit = can(person, ['signatures', 'sign']) ? limitOf(person) : null
  if (limit === null) return undefined
  return fitsLimit(sql`requests.total_minor`, limit)
}

/** Repeats `signingProblem` in SQL: matches requests whose next role this person holds. */
const isNextOf = (person: Signer): SQL | undefined => {
  if (!can(person, ['signatures', 'sign'])) return undefined
  const fits = isInLimitOf(person)
  const procures = inOfficeOf(person, 'procurement')
  const accounts = inOfficeOf(person, 'accounting')
  return anyOf([
    sql`(requests.next_role = 'direct_manager' AND requests.direct_manager_id = ${person.id})`,
    fits && sql`(requests.next_role = 'budget_holder' AND ${fits})`,
    procures && sql`(requests.next_role = 'procurement_department' AND ${procures})`,
    accounts && sql`(requests.next_role = 'accounting_department' AND ${accounts})`,
  ])
}

const mayNotSign = ({ id }: Signer) => sql`(requests.requester_id = ${id} OR ${hasSigned(id)})`

/** Matches requests with an unsigned new total that this person may sign, or someone who delegated to them. */
const isNewTotalOf = (signer: Signer, principal: Signer | null): SQL | undefined => {
  const person = principal ?? signer
  const limit = can(person, ['signatures', 'sign']) ? limitOf(person) : null
  if (limit === null) return undefined
  const fits = fitsLimit(sql`waiting.total_minor`, limit)
  const people = principal ? [signer.id, principal.id] : [signer.id]
  return sql`(requests.state IN ('bought', 'delivered') AND requests.completed_at IS NULL
    AND requests.requester_id NOT IN ${people} AND EXISTS (
      SELECT FROM request_new_totals waiting WHERE waiting.request_id = requests.id AND waiting.decision IS NULL
        AND NOT waiting.barred && ${sql.param(people)}::uuid[] AND ${fits}))`
}

/** Matches requests that are pending a person's signature, in their own right or by delegation. */
export const isWaitingFor = (signer: Signer, principals: readonly Signer[]): SQL => {
  const forOthers = principals.map(person => {
    const next = isNextOf(person)
    return next && sql`(${next} AND NOT ${mayNotSign(person)})`
  })
  const newTotals = [null, ...principals].map(principal => isNewTotalOf(signer, principal))
  return sql`((requests.state = 'pending' AND ((requests.next_role = 'requested_by' AND requests.requester_id = ${signer.id})
    OR (NOT ${mayNotSign(signer)} AND ${anyOf([isNextOf(signer), ...forOthers])}))) OR ${anyOf(newTotals)})`
}

/** Matches requests with a revision that this person signed or rejected, in person or by delegation. */
export const isSignedBy = ({ id }: Signer): SQL => sql`EXISTS (
  SELECT FROM signatures s WHERE s.request_id = requests.id AND s.role IS NOT NULL AND (s.by_user = ${id} OR s.for_user = ${id}))`

/** Conditions for requests that need a signature in a role of this person, now or later. */
const asksRoleOf = (person: Signer): readonly (SQL | undefined)[] => [
  sql`requests.direct_manager_id = ${person.id}`,
  inOfficeOf(person, 'procurement'),
  inOfficeOf(person, 'accounting'),
  isInLimitOf(person),
]

/** Matches requests of a kind and of types that the user may view. */
const isViewed = (user: Signer, kind: RequestKind): SQL => {
  const isKind = sql`requests.kind = ${kind}`
  if (can(user, [kind, 'view_all'])) return isKind
  const inProject = isProjectVisible(user, sql`requests.project_id`) ?? sql`true`
  const types = anyOf([
    can(user, [kind, 'view_project']) ? sql`(requests.type = 'project' AND ${inProject})` : undefined,
    can(user, [kind, 'view_multi_project']) ? sql`requests.type = 'multi_project'` : undefined,
    can(user, [kind, 'view_core']) ? sql`requests.type = 'core'` : undefined,
  ])
  return sql`(${isKind} AND ${types})`
}

/**
 * Matches rows of `requests` that the user sees: their own, those of viewable types, those of their office's location,
 * and those within their limit. Also those that they sign or have signed. Requests of their principals are included
 * only while pending. Undefined if they see all.
 */
export const isRequestVisible = (user: Signer, principals: readonly Signer[]): SQL | undefined => {
  if (requestKinds.every(kind => can(user, [kind, 'view_all']))) return undefined
  return anyOf([
    sql`requests.requester_id = ${user.id}`,
    ...requestKinds.map(kind => isViewed(user, kind)),
    ...asksRoleOf(user),
    inOfficeOf(user, 'operations'),
    sql`(requests.state = 'pending' AND ${anyOf(principals.flatMap(asksRoleOf))})`,
    isWaitingFor(user, principals),
    isSignedBy(user),
  ])
}
