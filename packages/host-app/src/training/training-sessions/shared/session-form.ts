import { filled } from '../../../blocks/form/use-form.ts'

const westernDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, digit => String((digit.codePointAt(0) ?? 0) % 16))

/** Normalises a typed time (9:30, 0930, ٩:٣٠) to HH:MM. Leaves invalid text unchanged. */
export const timeFrom = (typed: string): string => {
  const text = westernDigits(typed).trim()
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.٫]?(\d{2}))?$/.exec(text) ?? []
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`
}

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
