import { TextField } from '@portal/ui/TextField'

interface MomentFieldProps {
  name: string
  label: string
  help: string
  /** ISO 8601; null is not set. */
  value: string | null
}

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as YYYY-MM-DD HH:MM in the clock of the device, as it is typed. */
const momentText = (value: string | null): string => {
  if (!value) return ''
  const at = new Date(value)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What is typed there as ISO 8601; what is no moment comes as it is, so that it is refused, and empty stays empty. */
export const momentIn = (form: FormData, name: string): string => {
  const typed = String(form.get(name) ?? '').trim()
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(typed) ?? []
  const at = new Date(`${day}T${time}`)
  return Number.isNaN(at.getTime()) ? typed : at.toISOString()
}

/** A day and a time that may be left empty. */
export const MomentField = ({ name, label, help, value }: MomentFieldProps) => (
  <TextField defaultValue={momentText(value)} help={help} isOptional label={label} name={name} />
)
