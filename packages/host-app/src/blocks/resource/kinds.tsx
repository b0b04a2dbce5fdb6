import { CountrySelect, useCountryName } from '@portal/ui/CountrySelect'
import { DatePicker } from '@portal/ui/DatePicker'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { NumberField } from '@portal/ui/NumberField'
import { Select } from '@portal/ui/Select'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { Code } from '../text/Code.tsx'
import type { FieldKind } from './field.ts'

/** A name or sentence, in any language. */
export const textKind = (direction?: 'ltr' | 'rtl'): FieldKind<string> => ({
  cell: value => <Isolate direction="auto">{value}</Isolate>,
  input: ({ value = '', ...props }) => (
    <TextField {...props} defaultValue={value} isRequired {...(direction && { direction })} />
  ),
})

// On phones each value is next to its label, where an empty value looks like an error.
const OptionalText = ({ value }: { value: string | null }) => {
  const t = useBlockTexts()
  return value ? <Isolate direction="auto">{value}</Isolate> : <Text tone="muted">{t('none')}</Text>
}

/** Like `textKind`, but may be empty. */
export const optionalTextKind = (direction?: 'ltr' | 'rtl'): FieldKind<string | null> => ({
  cell: value => <OptionalText value={value} />,
  input: ({ value, ...props }) => (
    <TextField {...props} defaultValue={value ?? ''} isOptional {...(direction && { direction })} />
  ),
})

/** A code that is printed on paper. */
export const codeKind: FieldKind<string> = {
  cell: value => <Code>{value}</Code>,
  input: ({ value = '', ...props }) => <TextField {...props} defaultValue={value} direction="ltr" isRequired />,
}

interface NumberOptions {
  readonly decimals: 0 | 2
  /** Shown after the number. Default none. */
  readonly unit?: string
}

/** A number of at least 0. */
export const numberKind = (options: NumberOptions): FieldKind<number> => ({
  align: 'end',
  parse: Number,
  cell: value => <Isolate>{String(value)}</Isolate>,
  input: ({ value = null, ...props }) => (
    <NumberField {...props} {...options} defaultValue={value} isRequired min={0} />
  ),
})

/** A day as YYYY-MM-DD, or a timestamp of which only the day is shown. */
export const dateKind: FieldKind<string> = {
  cell: value => <DateText value={value} />,
  input: ({ value, ...props }) => (
    <DatePicker {...props} isRequired {...(value !== undefined && { defaultValue: value })} />
  ),
}

/** One of a fixed set of values. */
export const choiceKind = (
  options: readonly { readonly value: string; readonly label: string }[],
): FieldKind<string> => ({
  cell: value => options.find(option => option.value === value)?.label ?? value,
  input: ({ value, ...props }) => (
    <Select {...props} isRequired options={options} {...(value !== undefined && { defaultValue: value })} />
  ),
})

const CountryName = ({ code }: { code: string }) => useCountryName()(code)

/** An ISO country code. */
export const countryKind: FieldKind<string> = {
  cell: value => <CountryName code={value} />,
  input: ({ value, ...props }) => (
    <CountrySelect {...props} isRequired {...(value !== undefined && { defaultValue: value })} />
  ),
}
