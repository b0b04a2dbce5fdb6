import type { Trainee } from '@portal/contract/training/participants/participants'
import { presentMember } from '../../people/accounts/names.ts'
import type { SubActivityRow } from '../sub-activities/store.ts'
import type { ParticipantRow } from './store.ts'

/** An instructor or trainee, without the user's rights on them. */
export const presentParticipant = (row: ParticipantRow): Trainee => {
  const { id, full_name_en, full_name_ar, email } = presentMember(row)
  const { residence_country, residence_state, trainings, last_training } = row
  return { id, full_name_en, full_name_ar, email, residence_country, residence_state, trainings, last_training }
}

/** A training in a person's history. */
export const presentTraining = ({ subActivity, course }: SubActivityRow) => {
  const { id, code, name, place, start_date, end_date } = subActivity
  return { id, code, name, course, place, start_date, end_date }
}
