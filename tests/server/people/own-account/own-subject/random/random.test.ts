import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../../../../support/rounds.ts'
import { type Answer, usePortal } from '../../../../support/portal.ts'
import { useFivePeople } from '../../../../support/requests/requests.ts'
import { cases } from '../cases.ts'
import {
  caseCall,
  complaintCall,
  complaintSteps,
  ownSteps,
  requestCall,
  requestSteps,
  writingCases,
} from './actions.ts'
import { isTaker, outcomeOf } from './outcome.ts'
import { raceToJoin } from './race.ts'
import { aSociety, type Member, stages } from './society.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })
const officers = useFivePeople(portal)

const SEQUENCES = rounds(6, 80)

const member = fc.nat(2)
const whose = { actor: member, owner: member }
const of = <Kind extends string, More>(kind: Kind, more: More) => ({ kind: fc.constant(kind), ...whose, ...more })

/** A step of `actor` with what belongs to `owner`. In a training, it can be about anybody. */
const anyStep = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record(of('case', { subject: member, one: fc.constantFrom(...cases), isPrepared: fc.boolean() })),
  },
  { weight: 6, arbitrary: fc.record(of('request', { step: fc.constantFrom(...requestSteps) })) },
  { weight: 2, arbitrary: fc.record(of('complaint', { step: fc.constantFrom(...complaintSteps) })) },
  { weight: 2, arbitrary: fc.record(of('join', { subject: member })) },
  {
    weight: 4,
    arbitrary: fc.record(
      of('race', { subject: member, one: fc.constantFrom(...writingCases), isPrepared: fc.boolean() }),
    ),
  },
)

type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

const pick = (members: readonly Member[], at: number): Member => {
  const found = members[at]
  if (!found) throw new Error('there is no such member')
  return found
}

/** Prepares a step other than a race. */
const callOf = async (members: readonly Member[], step: Exclude<Step, { kind: 'race' }>) => {
  const [{ person: as }, { world, request, complaint }] = [pick(members, step.actor), pick(members, step.owner)]
  switch (step.kind) {
    case 'request':
      return requestCall(portal(), step.step, as, request)
    case 'complaint':
      return complaintCall(portal(), step.step, as, complaint)
    case 'join': {
      const body = { user_ids: [pick(members, step.subject).person.id] }
      return () => portal().call('POST', `/sub_activities/${world.training}/trainees`, { as, body })
    }
    default:
      if (step.isPrepared) await step.one.prepare?.(portal(), world)
      return caseCall(portal(), step.one, { as, subject: pick(members, step.subject).person, world })
  }
}

const mayBeOwn = (step: Step) => step.kind === 'request' && step.actor === step.owner && ownSteps.includes(step.step)

/** Takes a step, and expects that nothing about the actor changed, and that trainees read no correct answers. */
const take = async (members: readonly Member[], step: Exclude<Step, { kind: 'race' }>): Promise<Answer> => {
  const { pool } = portal().database
  const actor = pick(members, step.actor).person
  const call = await callOf(members, step)
  const takes = await isTaker(pool, actor, pick(members, step.owner).world)
  const before = await outcomeOf(pool, actor)
  const answer = await call()
  expect(answer.status).toBeLessThan(500)
  if (!mayBeOwn(step)) expect(await outcomeOf(pool, actor)).toEqual(before)
  const isRead = step.kind === 'case' && step.one.endpoint.startsWith('GET ')
  if (isRead && takes) expect(answer.status).not.toBe(200)
  return answer
}

test('nobody changes an outcome of their own, in any sequence of actors and actions, also while becoming the subject', {
  timeout: 60_000 + SEQUENCES * 10_000,
}, async () => {
  const counts = { steps: 0, done: 0, own: 0, raced: 0, waited: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...stages), { minLength: 3, maxLength: 3 }),
      fc.array(anyStep, { minLength: 25, maxLength: 40, size: 'max' }),
      async (ofRequests, steps) => {
        const members = await aSociety(portal(), officers(), ofRequests)
        for (const step of steps) {
          counts.steps += 1
          if (step.kind === 'race') {
            const { person: as } = pick(members, step.actor)
            // Owners take their training already.
            const { world } = pick(members, step.owner === step.actor ? (step.actor + 1) % 3 : step.owner)
            const subject = pick(members, step.subject).person
            if (step.isPrepared) await step.one.prepare?.(portal(), world)
            const raced = await raceToJoin(
              portal(),
              as,
              world,
              await caseCall(portal(), step.one, { as, subject, world }),
            )
            counts.raced += Number(raced.isRaced)
            counts.waited += Number(raced.hasWaited)
          } else {
            const { status, body } = await take(members, step)
            counts.done += Number(status === 200)
            counts.own += Number(/own_subject|signature_own_request/.test(JSON.stringify(body)))
          }
        }
      },
    ),
    { numRuns: SEQUENCES },
  )
  // Otherwise the sequences would prove nothing.
  expect(counts.done).toBeGreaterThan(counts.steps / 10)
  expect(counts.own).toBeGreaterThan(counts.steps / 20)
  expect(counts.waited).toBeGreaterThan(0)
})
