import { signatureRoles } from '@portal/contract/requests/signatures'
import { describe, expect, test } from 'vitest'
import { isStateSigned } from '../../../../packages/server/src/requests/requests/evidence/signed-state.ts'

/** Links of earlier versions, which recorded only signatures. */
const signed = (count: number) => signatureRoles.slice(0, count).map(role => ({ role, decision: 'sign' }))
const rejected = [...signed(1), { role: 'direct_manager', decision: 'reject' }]

describe('the state of a request from an earlier version', () => {
  test.each([
    ['pending', 'requested_by', signed(0)],
    ['onhold', 'direct_manager', signed(1)],
    ['pending', null, signed(5)],
    ['bought', null, signed(5)],
    ['delivered', null, signed(5)],
    ['canceled', null, signed(0)],
    ['rejected', null, rejected],
  ])('matches its signatures: %s, next %s', (state, next_role, links) => {
    expect(isStateSigned({ state, next_role }, links, { has_steps: null })).toBe(true)
  })

  test.each([
    ['bought', null, signed(1)],
    ['delivered', null, signed(4)],
    ['pending', null, signed(1)],
    ['pending', 'budget_holder', signed(1)],
    ['rejected', null, signed(2)],
    ['pending', 'budget_holder', rejected],
    ['canceled', 'budget_holder', signed(2)],
  ])('contradicts its signatures: %s, next %s', (state, next_role, links) => {
    expect(isStateSigned({ state, next_role }, links, { has_steps: null })).toBe(false)
  })
})

test('expects a revision without links to be pending for its requester, if steps are recorded', () => {
  const canceled = { state: 'canceled', next_role: null }
  expect(isStateSigned(canceled, [], { has_steps: true })).toBe(false)
  expect(isStateSigned({ state: 'pending', next_role: 'requested_by' }, [], { has_steps: true })).toBe(true)
})
