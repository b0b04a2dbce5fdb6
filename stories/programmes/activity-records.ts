import type { Member } from '@portal/contract/core/records/people'
import type { Activity, ActivityRecord } from '@portal/contract/programmes/activities'
import type { ActivityUpdate } from '@portal/contract/programmes/activity-updates'
import { defaultCertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import {
  type SubActivity,
  type SubActivityRecord,
  subActivity,
  subActivityRights,
} from '@portal/contract/training/sub-activities/sub-activities'
import { idOf } from '../support/fake-rows.ts'

const rana = { id: idOf(901), full_name_en: 'Rana Haddad', full_name_ar: 'رنا حداد' }
const sami = { id: idOf(902), full_name_en: 'Sami Khoury', full_name_ar: 'سامي خوري' }

/** Two staff members as team members. */
export const members: readonly Member[] = [
  { ...rana, type: 'activity_coordinator', email: 'rana@example.org' },
  { ...sami, type: 'project_officer', email: 'sami@example.org' },
]

/** All rights that a project lead has on an activity in progress. */
export const allRights: Activity['can'] = {
  ...{ edit: true, delete: true, assign_users: true, update: true, view_sub_activities: true, add_sub_activity: true },
  ...{ start: false, hold: true, resume: false, complete: true, reopen: false },
}

const year = { start_date: '2025-01-01', end_date: '2025-12-31' }
const wells = {
  id: idOf(801),
  code: 'EMH-02',
  name: 'Safe drinking water in rural Idlib',
  currency: 'eur',
  ...year,
} as const
const computers = { id: idOf(802), code: 'WAQ-03', name: 'مهارات الحاسوب للنساء', currency: 'tl', ...year } as const

/** A training in progress and late, with every text filled in. */
export const pumps: ActivityRecord = {
  ...{ id: idOf(1), project: wells, code: 'EMH-02.3', name: 'Training of pump operators', type: 'Course' },
  ...{ general_type: 'training', state: 'in_progress', attendance_method: 'physical' },
  ...{ start_date: '2025-03-03', end_date: '2025-06-27', actual_start: '2025-03-17', actual_end: null },
  ...{ is_delayed: true, completion: 65, planned_beneficiaries: 120, actual_beneficiaries: 78 },
  ...{ planned_value_minor: 1_840_000, actual_cost_minor: 1_126_550, version: 4, can: allRights },
  description: '<p>Operators from twelve villages learn to run, clean and repair the pumps that they keep.</p>',
  agendas: '<h3>Day 1</h3><ul><li>How a pump works</li><li>Safety</li></ul><h3>Day 2</h3><ul><li>Repairs</li></ul>',
  objectives: '<ul><li>Each village has two people who can change a seal.</li></ul>',
  materials: '<p>Handbook in Arabic, tool sets, one pump to take apart.</p>',
  team: [...members],
  used_period: { start_date: '2025-03-17', end_date: '2025-06-20' },
  expenses_minor: 1_164_000,
  sees_project: true,
  events: [
    { id: idOf(11), kind: 'start', reason: null, at: '2025-03-17T08:30:00.000Z', by: rana },
    { id: idOf(12), kind: 'hold', reason: 'The road was closed.', at: '2025-04-22T10:05:00.000Z', by: rana },
    { id: idOf(13), kind: 'resume', reason: 'The road is open again.', at: '2025-05-02T07:45:00.000Z', by: sami },
  ],
}

/** A course in Arabic, on schedule. */
export const skills: ActivityRecord = {
  ...{ ...pumps, id: idOf(2), project: computers, code: 'WAQ-03.3', name: 'جولة التدريب الأولى', type: 'دورة' },
  ...{
    is_delayed: false,
    completion: 95,
    planned_beneficiaries: 80,
    actual_beneficiaries: 76,
    actual_start: '2025-03-03',
  },
  ...{ planned_value_minor: 19_250_000, actual_cost_minor: 18_287_500 },
  description: '<p>تُنفَّذ مع شركاء محليين، ويُختار المشاركون بالتعاون مع لجان المجتمع.</p>',
  agendas: '<h3>اليوم الأول</h3><ul><li>ترحيب وتعارف</li><li>مجموعات عمل</li></ul>',
  objectives: '<ul><li>أن يكمل التدريب 80% من المشاركين على الأقل.</li></ul>',
  materials: '<p>النشرات والعرض وكشوف الحضور في مجلد المشروع.</p>',
  sees_project: true,
  events: [{ id: idOf(21), kind: 'start', reason: null, at: '2025-03-03T08:00:00.000Z', by: rana }],
}

const reportOf = (number: number, change: Partial<ActivityUpdate>): ActivityUpdate => ({
  ...{ id: idOf(100 + number), report_date: '2025-04-14', actual_start: null, actual_end: null },
  ...{ actual_cost_minor: 0, actual_beneficiaries: 0, completion: 0, reason: null, delay_justification: null },
  ...{ corrects_id: null, correction_reason: null, is_corrected: false },
  ...{ created_at: '2025-04-14T09:00:00.000Z', by: rana, ...change },
})

/** Progress reports of the training, newest first. Completion decreased once. */
export const reports: readonly ActivityUpdate[] = [
  reportOf(4, {
    ...{ report_date: '2025-06-20', completion: 65, actual_beneficiaries: 78, actual_cost_minor: 1_126_550 },
    delay_justification: 'Two villages could be reached only after the road was open again.',
  }),
  reportOf(3, {
    ...{ report_date: '2025-05-19', completion: 40, actual_beneficiaries: 48, actual_cost_minor: 702_400, by: sami },
    reason: 'One group has to repeat its second day.',
  }),
  reportOf(2, { completion: 45, actual_beneficiaries: 50, actual_cost_minor: 655_000 }),
  reportOf(1, { report_date: '2025-03-24', completion: 10, actual_cost_minor: 121_300, actual_start: '2025-03-17' }),
]

/** Progress reports of the Arabic course. */
export const arabicReports: readonly ActivityUpdate[] = [
  reportOf(13, { report_date: '2025-06-20', completion: 95, actual_beneficiaries: 76, actual_cost_minor: 18_287_500 }),
  reportOf(12, {
    ...{ report_date: '2025-05-12', completion: 60, actual_beneficiaries: 52, actual_cost_minor: 12_512_500 },
    reason: 'تعيد مجموعة واحدة يومها الثاني.',
  }),
  reportOf(11, { completion: 65, actual_beneficiaries: 52, actual_cost_minor: 11_800_000 }),
]

const states: readonly Pick<Activity, 'state' | 'completion' | 'is_delayed'>[] = [
  { state: 'in_progress', completion: 65, is_delayed: true },
  { state: 'completed', completion: 100, is_delayed: false },
  { state: 'holding', completion: 30, is_delayed: false },
  { state: 'not_started', completion: 0, is_delayed: false },
]

const names = ['Needs assessment', 'تقييم الاحتياجات', 'Training of trainers', 'تدريب المدربين', 'Closing workshop']

/** Activities in every state and in both languages. */
export const activities: readonly Activity[] = [
  ...[pumps, skills],
  ...names.map(
    (name, at): Activity => ({
      ...(at % 2 === 0 ? pumps : skills),
      ...{ id: idOf(30 + at), name, code: `${at % 2 === 0 ? 'EMH-02' : 'WAQ-03'}.${at + 4}`, ...states[at % 4] },
      ...{ start_date: `2025-0${at + 4}-05`, end_date: `2025-0${at + 5}-28` },
    }),
  ),
]

/** The activities sorted by due date, with completed ones last. */
export const byDue: readonly Activity[] = activities.toSorted(
  (a, b) =>
    Number(a.state === 'completed') - Number(b.state === 'completed') || a.end_date.localeCompare(b.end_date, 'en'),
)

const course = { id: idOf(701), name_en: 'Computer basics', name_ar: 'أساسيات الحاسوب' }

/** Grants exactly these rights on a sub-activity. */
export const rightsOnSubActivity = (...given: readonly (typeof subActivityRights)[number][]): SubActivity['can'] =>
  subActivity.shape.can.parse(Object.fromEntries(subActivityRights.map(right => [right, given.includes(right)])))

/** A sub-activity of an activity. */
export const subActivityOf = (number: number, of: ActivityRecord = pumps): SubActivityRecord => ({
  ...{ id: idOf(200 + number), activity: { id: of.id, code: of.code, name: of.name, ...year } },
  project: { id: of.project.id, code: of.project.code, name: of.project.name },
  ...{ code: `${of.code}.${number}`, name: of === skills ? `المجموعة ${number}` : `Group ${number}` },
  course: number % 2 === 0 ? course : null,
  ...{ start_date: `2025-0${(number % 8) + 1}-05`, end_date: `2025-0${(number % 8) + 1}-28` },
  ...{ attendance_method: number % 3 === 0 ? 'online' : 'physical', team: members.slice(0, 1 + (number % 2)) },
  ...{ place: number % 2 === 0 ? 'قاعة المركز الثقافي، إدلب' : 'Community centre, Idlib', capacity: 20, trainees: 18 },
  ...{ enroll_from: '2025-01-01', enroll_until: '2025-08-31', ...defaultCertificateSettings },
  ...{ version: 1, sees_activity: true, can: rightsOnSubActivity(...subActivityRights) },
})

/** Sub-activities of both activities. */
export const subActivities: readonly SubActivityRecord[] = [1, 2, 3, 4, 5, 6].map(number =>
  subActivityOf(number, number % 2 === 0 ? skills : pumps),
)
