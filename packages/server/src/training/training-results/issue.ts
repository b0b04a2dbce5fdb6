import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import { issueCertificates, type TrainingResult } from '@portal/contract/training/results/trainee-results'
import { notifyPeople } from '../../messages/notices/notify-people.ts'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuseField } from '../../platform/http/refusal.ts'
import { insertCertificates } from '../certificates/store.ts'
import { lockSubActivity } from '../sub-activities/store.ts'
import { activeOf } from '../training-people/store.ts'
import { certificateRefusalOf } from './rules.ts'
import { readTrainingResults } from './training-results.ts'

const audit = auditOf('sub_activities')

/** Issues certificates. Locks the training, so that nobody gets two at once. */
export const issueRoutes = [
  handle(issueCertificates, async ({ id, user_ids, kind = 'participation', reason }, context) => {
    const { db, user, services } = context
    const { subActivity, course } = orNotFound(await lockSubActivity(db, id, isSubActivityVisible(user)))
    const results = new Map((await readTrainingResults(context, subActivity)).map(row => [row.id, row]))
    const people = [...new Set(user_ids)].map(one => results.get(one))
    if (people.some(person => !person)) throw refuseField('user_ids', 'unknown_value')
    const rows = people.filter((person): person is TrainingResult => person !== undefined)
    const answers = rows.map(row => ({
      row,
      refused: isOwn(user, row.id) ? ownSubject : certificateRefusalOf(row, Boolean(reason)),
    }))
    const given = answers.filter(({ refused }) => refused === null).map(({ row }) => row)
    await insertCertificates(
      db,
      given.map(({ id: user_id, full_name_en, full_name_ar, earned, is_early }) => ({
        ...{ sub_activity_id: id, user_id, full_name_en, full_name_ar, kind: earned ?? kind },
        ...{ training: subActivity.name, course_en: course?.name_en ?? null, course_ar: course?.name_ar ?? null },
        ...{ start_date: subActivity.start_date, end_date: subActivity.end_date },
        ...{ issued_at: services.now(), issued_by: user.id, reason: earned === null || is_early ? reason : null },
      })),
    )
    const receivers = given.map(row => row.id)
    await audit(context, 'issue_certificates', id, { people: receivers })
    await notifyPeople(context, subActivity, await activeOf(db, receivers), 'certificate_issued')
    return { data: answers.map(({ row, refused }) => ({ id: row.id, refused })) }
  }),
]
