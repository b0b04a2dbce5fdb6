import { certificateKinds } from '@portal/contract/certificate_conditions'
import type { TrainingResult } from '@portal/contract/trainee_results'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../packages/server/src/training_results/rules.ts'

test('nobody gets a second certificate, and who has not earned one gets it only for a reason', () => {
  const issued: TrainingResult['certificate'] = {
    ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'participation', issued_at: '2026-03-01T00:00:00.000Z' },
  }
  const earned = fc.option(fc.constantFrom(...certificateKinds), { nil: null })
  const certificate = fc.option(fc.constant(issued), { nil: null })
  fc.assert(
    fc.property(fc.record({ earned, certificate }), fc.boolean(), (given, hasReason) => {
      const refused = refusalOf(given, hasReason)
      expect(refused === 'certificate_issued').toBe(given.certificate !== null)
      expect(refused === null).toBe(given.certificate === null && (given.earned !== null || hasReason))
    }),
  )
})
