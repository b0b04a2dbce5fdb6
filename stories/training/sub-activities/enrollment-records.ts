import type { Enrollment } from '@portal/contract/training/sub-activities/enrollments'
import { idOf } from '../../support/fake-rows.ts'
import { personOf } from '../trainings/training-records.ts'

const reasons: Readonly<Partial<Record<Enrollment['state'], string>>> = {
  rejected: 'حضرت هذه الدورة العام الماضي.',
  dropped_out: 'Started a new job.',
}

/** Enrolment requests for a training, as staff see them. */
export const enrollments: readonly Enrollment[] = (
  ['pending', 'pending', 'waitlisted', 'approved', 'rejected', 'dropped_out'] as const
).map((state, at) => {
  const { residence_country: _, residence_state: __, added_at: ___, can: ____, ...person } = personOf(at)
  const isOpen = state === 'pending' || state === 'waitlisted'
  return {
    ...{ id: idOf(420 + at), person, state, position: state === 'waitlisted' ? 1 : null, version: 1 },
    ...{ requested_at: `2026-11-0${at + 1}T08:30:00.000Z`, decided_at: null },
    reason: reasons[state] ?? null,
    leaving:
      state === 'approved' ? { asked_at: '2026-11-18T07:00:00.000Z', reason: 'My working hours have changed.' } : null,
    can: { drop_out: state === 'approved', approve: isOpen, waitlist: state === 'pending', reject: isOpen },
  }
})
