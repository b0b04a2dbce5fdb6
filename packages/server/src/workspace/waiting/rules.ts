import { listComplaints } from '@portal/contract/complaints/complaints'
import { can, type Need } from '@portal/contract/core/rights/needs'
import { listUsers, userDeletion } from '@portal/contract/people/users/users'
import { listActivities } from '@portal/contract/programmes/activities'
import { listProjects } from '@portal/contract/programmes/projects'
import { listSignatures } from '@portal/contract/requests/requests'
import { type TrainingTask, trainingTaskNeeds } from '@portal/contract/training/sub-activities/own-trainings'
import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import {
  explanationNeed,
  taughtTaskNeed,
  updateDueNeed,
  type WaitingKind,
  waitingKinds,
} from '@portal/contract/workspace/waiting'
import { seesAllComplaints } from '../../complaints/rules.ts'
import type { Actor } from '../../people/accounts/rules.ts'

const inTrainings = (task: TrainingTask): Need => ({ allOf: [listSubActivities.needs, trainingTaskNeeds[task]] })

const mayDo: Readonly<Record<WaitingKind, (user: Actor) => boolean>> = {
  signatures: user => can(user, listSignatures.needs),
  enrollments: user => can(user, inTrainings('enrollments')),
  complaints: user => can(user, { allOf: [listComplaints.needs, ['complaints', 'reply']] }) && seesAllComplaints(user),
  updates: user => can(user, { allOf: [listActivities.needs, updateDueNeed] }),
  explanations: user => can(user, { allOf: [listProjects.needs, ['budget', 'view'], explanationNeed] }),
  attendance: user => can(user, inTrainings('attendance')),
  answers: user => can(user, inTrainings('answers')),
  taught_attendance: user => can(user, taughtTaskNeed),
  taught_answers: user => can(user, taughtTaskNeed),
  deletions: user => can(user, { allOf: [listUsers.needs, userDeletion.remove.needs] }),
}

/** Kinds of work that can wait for the person. They must be able to do the work and see its list. */
export const kindsFor = (user: Actor): readonly WaitingKind[] => waitingKinds.filter(kind => mayDo[kind](user))
