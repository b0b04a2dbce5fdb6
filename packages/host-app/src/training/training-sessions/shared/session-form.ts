import { filled } from '../../../blocks/form/use-form.ts'
import { timeFrom } from './time-from.ts'

/** Converts form data to the request body of a session. */
export const sessionIn = (form: FormData) => {
  const { start = '', end = '', duration_minutes, ...rest } = filled(form)
  return {
    ...rest,
    start: timeFrom(start),
    end: timeFrom(end),
    ...(duration_minutes !== undefined && { duration_minutes: Number(duration_minutes) }),
  }
}
