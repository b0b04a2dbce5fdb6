import { TextField } from '@portal/ui/TextField'

interface MomentFieldProps {
  name: string
  label: string
  help: string
  /** ISO 8601, or null if not set. */
  value: string | null
}

const two = (value: number) => String(value).padStart(2, '0')

/** Formats an instant as YYYY-MM-DD HH:MM in the device's time zone, for editing. */
const momentText = (value: string | null): string => {
  if (!value) return ''
  const at = new Date(value)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/**
 * Parses the typed value to ISO 8601. Leaves invalid text unchanged so that the server rejects it. Empty stays empty.
 */
export const typedMoment = (form: FormData, name: string): string => {
  const typed = String(form.get(name) ?? '').trim()
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(typed) ?? []
  const at = new Date(`${day}T${time}`)
  return Number.isNaN(at.getTime()) ? typed : at.toISOString()
}

/** Optional date and time. */
export const MomentField = ({ name, label, help, value }: MomentFieldProps) => (
  <TextField defaultValue={momentText(value)} help={help} isOptional label={label} name={name} />
)
