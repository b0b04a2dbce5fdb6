import { randomUUID } from 'node:crypto'
import { isOutside, type Period } from '@portal/contract/core/fields/periods'
import { attendanceMethods } from '@portal/contract/programmes/activities'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { giveStartingProfile } from '../../people/accounts/starting-profiles.ts'
import { insertAccount } from '../../people/accounts/store.ts'
import { setTeam } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { seatPeople } from '../../training/enrollments/seats.ts'
import { insertEnrollment, setState } from '../../training/enrollments/store.ts'
import { insertSubActivity, subActivityTeam } from '../../training/sub-activities/store.ts'
import { insertInstructors } from '../../training/training-people/store.ts'
import { personId } from '../accounts.ts'
import { auditAt } from '../audited.ts'
import { daysFrom } from '../calendar.ts'
import { demoEmail } from '../people.ts'
import given from '../texts/trainings.json' with { type: 'json' }
import { spreadEnrollments } from './enrollment-days.ts'

const TRAINEES = 60

const pair = z.tuple([z.number(), z.number()])

const training = z.object({
  /** Abbreviation of the course. */
  course: z.string(),
  code: z.string(),
  name: z.string(),
  place: z.string(),
  attendance_method: z.enum(attendanceMethods),
  /** First and last day of the training and of its enrolment, relative to today. */
  days: pair,
  enrollment: pair,
  capacity: z._default(z.nullable(z.number()), null),
  /** Number of people by state. */
  trainees: z.number(),
  waitlisted: z._default(z.number(), 0),
  pending: z._default(z.number(), 0),
  /** States of demo people's requests. */
  people: z.record(z.string(), z.enum(['approved', 'waitlisted', 'pending'])),
})

const names = z.array(z.tuple([z.string(), z.string()]))

const file = z.object({
  activity: z.string(),
  /** Reason why some trainings lie outside the activity's period. */
  outside: z.string(),
  trainings: z.array(training),
  names: z.object({ first: names, last: names, states: z.array(z.string()) }),
})

const { activity, outside, trainings, names: words } = file.parse(given)

// These accounts have no password, so nobody can sign in to them.
const addTrainees = async (db: Orm): Promise<string[]> => {
  const ids: string[] = []
  for (let at = 0; at < TRAINEES; at++) {
    const [first_name_en, first_name_ar] = words.first[at % words.first.length] ?? ['', '']
    const [last_name_en, last_name_ar] = words.last[at % words.last.length] ?? ['', '']
    const id = randomUUID()
    const residence = { residence_country: 'SY', residence_state: words.states[at % words.states.length] ?? null }
    const email = demoEmail(`${first_name_en}.${last_name_en}`.toLowerCase())
    await insertAccount(
      db,
      { id, type: 'user', email, first_name_en, last_name_en, first_name_ar, last_name_ar, ...residence },
      [],
    )
    await giveStartingProfile(db, id)
    ids.push(id)
  }
  return ids
}

interface Found extends Period, Record<string, unknown> {
  readonly activity_id: string
  readonly course_id: string
  readonly course: string
}

/** Trainings of two courses in every phase, with trainees, waiting lists, and pending requests. */
export const seedTrainings = async (db: Orm, today: string): Promise<void> => {
  const { rows } = await db.execute<Found>(sql`
    SELECT activities.id AS activity_id, courses.id AS course_id, abbreviation AS course,
      start_date::text, end_date::text FROM activities, courses WHERE code = ${activity}`)
  const by = await personId(db, 'activity_coordinator')
  const teachers = [await personId(db, 'instructor'), await personId(db, 'user2')]
  const people = await addTrainees(db)
  for (const [
    number,
    { course, days, enrollment, trainees, waitlisted, pending, people: named, ...fields },
  ] of trainings.entries()) {
    const of = rows.find(row => row.course === course)
    if (!of) throw new Error('demo trainings name an activity or a course that is not there')
    const [start_date, end_date] = [daysFrom(today, days[0]), daysFrom(today, days[1])]
    const id = await insertSubActivity(db, {
      ...fields,
      activity_id: of.activity_id,
      course_id: of.course_id,
      start_date,
      end_date,
      enroll_from: daysFrom(today, enrollment[0]),
      enroll_until: daysFrom(today, enrollment[1]),
    })
    const entry = { userId: by, action: 'add', entity: 'sub_activities', entityId: id }
    const reason = isOutside(of, start_date, end_date) ? outside : null
    await auditAt(db, new Date(`${daysFrom(today, enrollment[0] - 7)}T09:00:00Z`), { ...entry, reason })
    await setTeam(db, subActivityTeam, id, [by])
    await insertInstructors(db, id, number % 2 === 0 ? teachers : teachers.slice(0, 1))
    // Gives each training different people, as far as there are enough.
    const next = [...people.slice((number * 11) % TRAINEES), ...people]
    const own = async (state: string) =>
      Promise.all(Object.entries(named).flatMap(([name, is]) => (is === state ? [personId(db, name)] : [])))
    const seated = await own('approved')
    await seatPeople(
      db,
      { id, capacity: fields.capacity },
      [...seated, ...next.splice(0, trainees - seated.length)],
      by,
    )
    for (const state of ['waitlisted', 'pending'] as const) {
      const asking = await own(state)
      const others = next.splice(0, { waitlisted, pending }[state] - asking.length)
      for (const person of [...others, ...asking]) {
        const request = await insertEnrollment(db, id, person)
        if (request && state === 'waitlisted') await setState(db, [request], { state, reason: null, by })
      }
    }
  }
  await spreadEnrollments(db, today)
}
