import { phaseOn, type Training } from '@portal/contract/training/sub-activities/own-trainings'
import { type Joined, presentName } from '../../people/accounts/names.ts'
import type { SubActivityRow } from '../sub-activities/store.ts'

/** A training as those read it who take it or teach it: nothing of the activity and the project that it is part of. */
export const presentTraining = ({ subActivity, course }: SubActivityRow, today: string): Training => {
  const { id, name, place, start_date, end_date, attendance_method } = subActivity
  return { id, name, course, place, start_date, end_date, attendance_method, phase: phaseOn(today, subActivity) }
}

/** Who teaches a training, by name. */
export const presentInstructors = (rows: readonly Joined[]) => rows.flatMap(row => presentName(row) ?? [])
