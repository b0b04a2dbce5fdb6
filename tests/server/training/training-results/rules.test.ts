import { certificateKinds } from '@portal/contract/training/certificates/certificate-conditions'
import type { TrainingResult } from '@portal/contract/training/results/trainee-results'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certificateRefusalOf as refusalOf } from '../../../../packages/server/src/training/training-results/rules.ts'

test('refuses a second certificate and one for a dropout, and requires a reason if unearned or early', () => {
  const issued: TrainingResult['certificate'] = {
    ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'participation', issued_at: '2026-03-01T00:00:00.000Z' },
  }
  const earned = fc.option(fc.constantFrom(...certificateKinds), { nil: null })
  const certificate = fc.option(fc.constant(issued), { nil: null })
  const dropped_out_at = fc.option(fc.constant('2026-03-01T00:00:00.000Z'), { nil: null })
  fc.assert(
    fc.property(
      fc.record({ earned, certificate, dropped_out_at, is_early: fc.boolean() }),
      fc.boolean(),
      (given, hasReason) => {
        const refused = refusalOf(given, hasReason)
        const hasLeft = given.dropped_out_at !== null
        expect(refused === 'dropped_out').toBe(hasLeft)
        expect(refused === 'certificate_issued').toBe(!hasLeft && given.certificate !== null)
        const isByRule = given.earned !== null && !given.is_early
        const isGiven = !hasLeft && given.certificate === null && (isByRule || hasReason)
        expect(refused === null).toBe(isGiven)
      },
    ),
  )
})
