const westernDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, digit => String((digit.codePointAt(0) ?? 0) % 16))

/** Normalises a typed time (9:30, 0930, ٩:٣٠) to HH:MM. Leaves invalid text unchanged. */
export const timeFrom = (typed: string): string => {
  const text = westernDigits(typed).trim()
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.٫]?(\d{2}))?$/.exec(text) ?? []
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`
}
