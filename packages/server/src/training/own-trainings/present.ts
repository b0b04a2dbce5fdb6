import { phaseOn, type Training } from '@portal/contract/training/sub-activities/own-trainings'
import { type Joined, presentName } from '../../people/accounts/names.ts'
import type { SubActivityRow } from '../sub-activities/store.ts'

/** A training as its trainees and instructors see it. Omits its activity and project. */
export const presentTraining = ({ subActivity, course }: SubActivityRow, today: string): Training => {
  const { id, name, place, start_date, end_date, attendance_method } = subActivity
  return { id, name, course, place, start_date, end_date, attendance_method, phase: phaseOn(today, subActivity) }
}

/** Names of a training's instructors. */
export const presentInstructors = (rows: readonly Joined[]) => rows.flatMap(row => presentName(row) ?? [])
