import { listComplaints } from '@portal/contract/complaints/complaints'
import { can, type Need } from '@portal/contract/core/rights/needs'
import { listFiles } from '@portal/contract/files/files'
import { listUsers } from '@portal/contract/people/users/users'
import { listActivities } from '@portal/contract/programmes/activities'
import { listDonors } from '@portal/contract/programmes/donors'
import { listProjects } from '@portal/contract/programmes/projects'
import { listDelegations } from '@portal/contract/requests/delegations'
import type { RequestKind } from '@portal/contract/requests/request-records'
import { listSignatures } from '@portal/contract/requests/requests'
import { listEvaluationForms } from '@portal/contract/training/evaluations/evaluation-forms'
import { listTrainers } from '@portal/contract/training/participants/trainers'
import { listCourses } from '@portal/contract/training/sub-activities/courses'
import { listOwnTrainings, listTaughtTrainings } from '@portal/contract/training/sub-activities/own-trainings'
import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import type { RecordKind } from '@portal/contract/workspace/search'
import { type SQL, sql } from 'drizzle-orm'
import { seesAllComplaints } from '../../complaints/rules.ts'
import { isVisible } from '../../files/visible.ts'
import {
  isActivityVisible,
  isInstructor,
  isProjectVisible,
  isSubActivityVisible,
  isTrainee,
} from '../../people/visibility/visible-rows.ts'
import { isOwnDelegation } from '../../requests/delegations/store.ts'
import { isRequestVisible } from '../../requests/requests/visible.ts'
import { isOnRoster } from '../../training/trainers/store.ts'
import type { Reader } from '../records/visible.ts'

export interface SearchedKind {
  /** Required to list the records. */
  readonly needs: Need
  readonly table: string
  /** Name in English and Arabic, and a distinguishing detail. */
  readonly shown: readonly [en: SQL, ar: SQL, detail: SQL]
  /** Condition for records that the person sees. Undefined if they see all. */
  readonly visible?: (reader: Reader) => SQL | undefined
  /** Expression to search. Default: the column `words`. */
  readonly words?: SQL
}

const named = [sql`name`, sql`name`, sql`code`] as const

const requestsOf = (kind: RequestKind): SearchedKind => ({
  needs: listSignatures.needs,
  table: 'requests',
  shown: [sql`left(description, 100)`, sql`left(description, 100)`, sql`reference`],
  visible: reader => sql`kind = ${kind} AND ${isRequestVisible(reader, reader.principals) ?? sql`true`}`,
})

const people = {
  table: 'users',
  shown: [
    sql`concat_ws(' ', first_name_en, last_name_en)`,
    sql`concat_ws(' ', first_name_ar, last_name_ar)`,
    sql`email`,
  ],
} as const satisfies Omit<SearchedKind, 'needs'>

const nameIn = (language: 'en' | 'ar', person: SQL) =>
  sql`(SELECT concat_ws(' ', ${sql.raw(`first_name_${language}, last_name_${language}`)}) FROM users WHERE users.id = ${person})`

const delegationIn = (language: 'en' | 'ar') =>
  sql`concat_ws(' – ', ${nameIn(language, sql`delegated_by`)}, ${nameIn(language, sql`delegated_to`)})`

/** All kinds. People find exactly the records that they see in lists. */
export const searchedKinds: Readonly<Record<RecordKind, SearchedKind>> = {
  trainings: {
    needs: listOwnTrainings.needs,
    table: 'sub_activities',
    // Trainees and instructors never see the training's code.
    shown: [sql`name`, sql`name`, sql`place`],
    visible: reader => isTrainee(reader),
  },
  taught_trainings: {
    needs: listTaughtTrainings.needs,
    table: 'sub_activities',
    shown: [sql`name`, sql`name`, sql`place`],
    visible: reader => isInstructor(reader),
  },
  projects: {
    needs: listProjects.needs,
    table: 'projects',
    shown: named,
    visible: reader => isProjectVisible(reader, sql`projects.id`),
  },
  activities: { needs: listActivities.needs, table: 'activities', shown: named, visible: isActivityVisible },
  sub_activities: {
    needs: listSubActivities.needs,
    table: 'sub_activities',
    shown: named,
    visible: isSubActivityVisible,
  },
  donors: { needs: listDonors.needs, table: 'donors', shown: [sql`full_name`, sql`full_name`, sql`code`] },
  courses: {
    needs: listCourses.needs,
    table: 'courses',
    shown: [sql`coalesce(name_en, name_ar)`, sql`name_ar`, sql`coalesce(abbreviation, '')`],
  },
  purchase_requests: requestsOf('purchase_requests'),
  employment_requests: requestsOf('employment_requests'),
  users: { ...people, needs: listUsers.needs },
  trainers: { ...people, needs: listTrainers.needs, visible: () => isOnRoster },
  evaluation_forms: {
    needs: listEvaluationForms.needs,
    table: 'evaluation_forms',
    // The end of the page's URL.
    shown: [sql`title_en`, sql`title_ar`, sql`type || '/' || slug`],
  },
  delegations: {
    needs: listDelegations.needs,
    table: 'delegations',
    shown: [delegationIn('en'), delegationIn('ar'), sql`concat_ws(' – ', "from", "to")`],
    visible: ({ id }) => isOwnDelegation(id),
    words: sql`(SELECT string_agg(users.words, ' ') FROM users WHERE users.id IN (delegated_by, delegated_to))`,
  },
  files: { needs: listFiles.needs, table: 'files', shown: [sql`name`, sql`name`, sql`''`], visible: isVisible },
  complaints: {
    needs: listComplaints.needs,
    table: 'complaints',
    shown: [sql`left(body, 100)`, sql`left(body, 100)`, sql`''`],
    visible: reader => (seesAllComplaints(reader) ? undefined : sql`filed_by = ${reader.id}`),
  },
}

export const mayFind = (reader: Reader, { needs }: SearchedKind): boolean => can(reader, needs)
