import { dayFields, type ImportField, numberFields } from '@portal/contract/import_fields'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { formatNumber } from '@portal/ui/number'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'

interface ValueReadProps {
  field: ImportField
  /** As the file has it. */
  text: string
  /** What it was read as; null where it is a text, or was not read. */
  value: string | null
  /** Money keeps both of its decimals. */
  isMoney: boolean
}

/** What a cell was read as, and under it what stands in the file; that alone where it is a text or was not read. */
export const ValueRead = ({ field, text, value, isMoney }: ValueReadProps) => {
  const isNumeric = numberFields.includes(field)
  if (text === '') return null
  if (value === null)
    return isNumeric || dayFields.includes(field) ? (
      <Text as="span" tone="danger">
        <Isolate>{text}</Isolate>
      </Text>
    ) : (
      <Isolate direction="auto">{text}</Isolate>
    )
  const figure = isNumeric ? formatNumber(Math.round(Number(value) * 100), 2, !isMoney) : undefined
  return (
    <Stack gap="none">
      {figure === undefined ? <DateText value={value} /> : <Isolate>{figure}</Isolate>}
      {text !== value && text !== figure && (
        <Text as="span" size="small" tone="muted">
          <Isolate>{text}</Isolate>
        </Text>
      )}
    </Stack>
  )
}
