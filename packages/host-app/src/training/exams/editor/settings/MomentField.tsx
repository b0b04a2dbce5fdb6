import { localTimeIn, momentIn } from '@portal/contract/core/fields/zoned-time'
import { TextField } from '@portal/ui/TextField'

interface MomentFieldProps {
  name: string
  label: string
  help: string
  /** ISO 8601, or null if not set. */
  value: string | null
  /** The time zone in which the text is shown and typed. */
  zone: string
}

/** Formats an instant as YYYY-MM-DD HH:MM in a time zone, for editing. */
const textIn = (value: string, zone: string): string => {
  const { day, time } = localTimeIn(new Date(value), zone)
  return `${day} ${time}`
}

/**
 * Parses the text typed in a time zone to ISO 8601. Leaves invalid text unchanged so that the server rejects it. Empty
 * stays empty.
 */
export const typedMoment = (form: FormData, name: string, zone: string): string => {
  const typed = String(form.get(name) ?? '').trim()
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(typed) ?? []
  const isReal = day && time && !Number.isNaN(Date.parse(`${day}T${time}Z`))
  return isReal ? momentIn(`${day} ${time}`, zone).toISOString() : typed
}

/** Optional date and time. */
export const MomentField = ({ name, label, help, value, zone }: MomentFieldProps) => (
  <TextField defaultValue={value ? textIn(value, zone) : ''} help={help} isOptional label={label} name={name} />
)
