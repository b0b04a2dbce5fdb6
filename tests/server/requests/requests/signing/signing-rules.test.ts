import { exactDollars } from '@portal/contract/core/fields/money'
import type { AccountType } from '@portal/contract/core/rights/accounts'
import { limitOf, signatureRoles } from '@portal/contract/requests/signatures'
import { expect, test } from 'vitest'
import { crossesTier } from '../../../../../packages/server/src/requests/requests/items/splits.ts'
import {
  roleAfter,
  type Signer,
  signingProblem,
  type ToSign,
  waysToSign,
} from '../../../../../packages/server/src/requests/requests/signing/signing-rules.ts'

const person = (id: string, ...specials: string[]): Signer => ({
  id,
  type: 'staff',
  privileges: [{ group: 'signatures', command: 'sign' }, ...specials.map(command => ({ group: 'specials', command }))],
})
const director = (id: string, type: AccountType = 'project_director'): Signer => ({ id, type, privileges: [] })

const request = (given: Partial<ToSign> = {}): ToSign => ({
  state: 'pending',
  location: 'syria',
  next_role: 'budget_holder',
  total_minor: 500_00,
  usd_rate: 1,
  per_usd: null,
  requester_id: 'requester',
  direct_manager_id: 'manager',
  signed: ['requester', 'manager'],
  ...given,
})

const tried = (signer: Signer, given: Partial<ToSign> = {}, principal: Signer | null = null) => {
  const asked = request(given)
  return signingProblem({ role: asked.next_role ?? 'budget_holder', signer, principal }, asked)
}

test('allows only the role that follows the latest signature', () => {
  expect(signatureRoles.map(roleAfter)).toEqual([...signatureRoles.slice(1), null])
  for (const type of ['project_director', 'sysadmin'] as const)
    for (const role of signatureRoles.filter(one => one !== 'budget_holder'))
      expect(signingProblem({ role, signer: director('d', type), principal: null }, request())).toBe(
        'signature_out_of_order',
      )
})

test('rejects further roles for the requester, including directors and system administrators', () => {
  for (const signer of [person('requester', 'ceo'), director('requester'), director('requester', 'sysadmin')])
    for (const next_role of signatureRoles.slice(1))
      expect(tried(signer, { next_role, signed: [] })).toBe('signature_own_request')
})

test('rejects other accounts as requester, including directors and system administrators', () => {
  for (const signer of [person('other', 'ceo'), director('other'), director('other', 'sysadmin')])
    expect(tried(signer, { next_role: 'requested_by', signed: [] })).toBe('signature_not_yours')
})

test('rejects a second signature, including that of directors and system administrators', () => {
  const next = { next_role: 'accounting_department', signed: ['requester', 'manager', 'x'] } as const
  for (const signer of [person('x', 'accounting_officer_syria'), director('x'), director('x', 'sysadmin')])
    expect(tried(signer, next)).toBe('signature_repeated')
  expect(tried(director('y'), next)).toBeNull()
})

test('lets a budget holder sign up to and including the limit, and a CEO without limit', () => {
  const holder = person('holder', 'budget_hold_500')
  expect([500_00, 500_01].map(total_minor => tried(holder, { total_minor }))).toEqual([null, 'signature_not_yours'])
  expect(tried(person('holder', 'budget_hold_10000'), { total_minor: 10_000_01 })).toBe('signature_not_yours')
  for (const special of ['ceo', 'budget_hold_unlimited'])
    expect(tried(person('holder', special), { total_minor: 99_999_999_00 })).toBeNull()
  expect(tried(person('holder'), { total_minor: 0 })).toBe('signature_not_yours')
})

test('compares a limit with the exact total instead of the rounded one', () => {
  const holder = person('holder', 'budget_hold_100')
  // 3,999.99 and 4,000.01 lira both round to 100.00 dollars, but the second is above the limit.
  expect([399_999, 400_000, 400_001].map(total_minor => tried(holder, { total_minor, usd_rate: 0.025 }))).toEqual([
    null,
    null,
    'signature_not_yours',
  ])
})

test('compares a limit with the rate as it was entered instead of its rounded inverse', () => {
  const holder = person('holder', 'budget_hold_100')
  const lira = { usd_rate: 0.02376426, per_usd: 42.08 }
  expect([420_800, 420_801].map(total_minor => tried(holder, { total_minor, ...lira }))).toEqual([
    null,
    'signature_not_yours',
  ])
})

test('uses the highest of several limits, and accepts a higher limit than needed', () => {
  expect(limitOf(person('x', 'budget_hold_100', 'budget_hold_3000'))).toBe(3000_00)
  expect(tried(person('x', 'budget_hold_3000'), { total_minor: 1 })).toBeNull()
})

test('rejects every budget holder if the total in dollars is unknown, even the CEO', () => {
  expect(tried(person('x', 'ceo'), { usd_rate: null })).toBe('signature_not_yours')
})

test('rejects officers of another location or department', () => {
  const roles = { procurement_department: 'procurement', accounting_department: 'accounting' } as const
  for (const [next_role, department] of Object.entries(roles))
    for (const location of ['syria', 'turkey'] as const) {
      const given = {
        next_role: next_role === 'procurement_department' ? next_role : 'accounting_department',
        location,
      } as const
      for (const own of ['procurement', 'accounting', 'operations'])
        for (const place of ['syria', 'turkey'])
          expect([next_role, own, place, tried(person('x', `${own}_officer_${place}`), given)]).toEqual([
            next_role,
            own,
            place,
            own === department && place === location ? null : 'signature_not_yours',
          ])
    }
})

test('lets only the named direct manager sign as such, and only with the privilege to sign', () => {
  const given = { next_role: 'direct_manager', signed: ['requester'] } as const
  expect(tried(person('manager'), given)).toBeNull()
  for (const signer of [person('other', 'ceo'), director('other'), { ...person('manager'), privileges: [] }])
    expect(tried(signer, given)).toBe('signature_not_yours')
})

test('rejects signatures unless the request is pending', () => {
  for (const state of ['onhold', 'bought', 'delivered', 'canceled', 'rejected'] as const)
    expect(tried(director('x'), { state })).toBe('transition_refused')
})

test('grants a delegate the roles and the limit of the delegator, and nothing more', () => {
  const away = person('away', 'budget_hold_500')
  const nobody: Signer = { id: 'stand-in', type: 'staff', privileges: [] }
  expect(tried(nobody, {}, away)).toBeNull()
  expect(tried(nobody, { total_minor: 500_01 }, away)).toBe('signature_not_yours')
  // The limit of one person and the role of another never combine.
  expect(tried(person('stand-in', 'ceo'), { total_minor: 500_01 }, away)).toBe('signature_not_yours')
  expect(tried(nobody, { next_role: 'accounting_department' }, away)).toBe('signature_not_yours')
})

test('rejects a delegate’s signature if either person made the request or signed it already', () => {
  const away = director('away')
  expect(tried(person('requester'), {}, away)).toBe('signature_own_request')
  expect(tried(person('stand-in'), { requester_id: 'away' }, away)).toBe('signature_own_request')
  expect(tried(person('stand-in'), { requester_id: 'away', next_role: 'requested_by', signed: [] }, away)).toBe(
    'signature_not_yours',
  )
  for (const signed of [['stand-in'], ['away']])
    expect(tried(person('stand-in'), { signed }, away)).toBe('signature_repeated')
})

test('offers the signer’s own roles before those of delegators, and only roles that can sign now', () => {
  const away = person('away', 'ceo')
  const ways = (signer: Signer, given: Partial<ToSign> = {}) =>
    waysToSign(signer, [away, person('other')], request(given)).map(({ principal }) => principal?.id ?? null)
  expect(ways(person('me', 'ceo'))).toEqual([null, 'away'])
  expect(ways(person('me'))).toEqual(['away'])
  expect(ways(person('me', 'ceo'), { next_role: null })).toEqual([])
})

test('reports a split if purchases fit a limit each but exceed it together', () => {
  const crosses = (...cents: number[]) =>
    crossesTier(cents.map(minor => exactDollars(minor, { usd_rate: 1, per_usd: null })))
  expect(crosses(60_00, 40_00)).toBe(false)
  expect(crosses(60_00, 40_01)).toBe(true)
  expect(crosses(300_00, 150_00)).toBe(false)
  expect(crosses(99_00)).toBe(false)
  expect(crosses(20_000_00, 20_000_00)).toBe(false)
  // Both amounts in lira round to 50.00 dollars, but together they exceed 100.
  const lira = { usd_rate: 0.025, per_usd: null }
  expect(crossesTier([exactDollars(200_000, lira), exactDollars(200_001, lira)])).toBe(true)
})
