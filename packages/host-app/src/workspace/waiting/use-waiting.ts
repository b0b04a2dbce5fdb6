import { readWaiting, type WaitingKind } from '@portal/contract/workspace/waiting'
import { useRead } from '../../blocks/api/use-read.ts'
import { useTrainingsAddress } from '../../training/trainings/shared/use-trainings-address.ts'

/** Pending work of the user, as counted by the server. */
export const useWaiting = () => useRead(readWaiting, {})

const staff = (page: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString()
  return `/staff/${page}${search && `?${search}`}`
}

const hrefs: Readonly<Record<Exclude<WaitingKind, 'taught_attendance' | 'taught_answers'>, string>> = {
  signatures: staff('signatures'),
  enrollments: staff('coordinator/sub_activities', { assigned: 'any', waiting: 'enrollments' }),
  complaints: staff('complaints', { status: 'new' }),
  updates: staff('coordinator/activities', { assigned: 'any', waiting: 'update' }),
  explanations: staff('projects', { waiting: 'explanation' }),
  attendance: staff('coordinator/sub_activities', { assigned: 'any', waiting: 'attendance' }),
  answers: staff('coordinator/sub_activities', { assigned: 'any', waiting: 'answers' }),
  deletions: staff('users', { deletion: 'requested', state: 'active' }),
}

/** URLs of the lists behind each kind of pending work. */
export const useWaitingHref = (): ((kind: WaitingKind) => string) => {
  const trainings = useTrainingsAddress()
  return kind => {
    if (kind === 'taught_attendance') return `${trainings}/instructor?waiting=attendance`
    if (kind === 'taught_answers') return `${trainings}/instructor?waiting=answers`
    return hrefs[kind]
  }
}
