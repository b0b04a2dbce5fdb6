import type { DueItem } from '@portal/contract/training/sub-activities/own-trainings'
import { idOf } from '../support/fake-rows.ts'

const first = { id: idOf(501), name: 'إدارة دورة المشروع، المجموعة 1' }

/** Pending tasks of a person's trainings, soonest first. */
export const ownDue: readonly DueItem[] = [
  {
    ...{ kind: 'session', training: first, title: null, is_open: false },
    ...{ from: '2026-11-24T07:00:00.000Z', until: '2026-11-24T10:00:00.000Z' },
  },
  {
    ...{ kind: 'pre', training: { id: idOf(504), name: 'Evening group, online' }, title: 'What do you know already?' },
    ...{ is_open: true, from: null, until: '2026-12-06T09:00:00.000Z' },
  },
  {
    ...{ kind: 'post', training: first, title: 'اختبار نهاية الدورة', is_open: false },
    ...{ from: '2026-11-28T07:00:00.000Z', until: null },
  },
  {
    ...{ kind: 'evaluation', training: { id: idOf(505), name: 'إدارة دورة المشروع، المجموعة 5' }, title: null },
    ...{ is_open: true, from: '2026-03-05T21:00:00.000Z', until: null },
  },
]
