import { dayFields, type ImportField, numberFields } from '@portal/contract/core/tables/import-fields'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { formatNumber } from '@portal/ui/number'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useImportTexts } from '../../../core/texts/texts.ts'

interface ValueReadProps {
  field: ImportField
  /** Cell text as in the file. */
  text: string
  /** Parsed value. Null for a text, or if the cell wasn't parsed. */
  value: string | null
  /** The line's current value if the cell would change it, else null. */
  before: string | null
  /** Shows the value with two decimals. */
  isMoney: boolean
}

/**
 * The parsed value, with the current value or the cell text below. Shows only the cell text if it is a text or wasn't
 * parsed.
 */
export const ValueRead = ({ field, text, value, before, isMoney }: ValueReadProps) => {
  const t = useImportTexts()
  const isNumeric = numberFields.includes(field)
  const written = (figure: string) => formatNumber(Math.round(Number(figure) * 100), 2, !isMoney)
  if (before !== null)
    return (
      <Stack gap="none">
        <Text as="span" weight="strong">
          <Isolate direction="auto">{isNumeric && value !== null ? written(value) : text || t('nothing')}</Isolate>
        </Text>
        <Text as="span" size="small" tone="muted">
          {t('was')} <Isolate direction="auto">{isNumeric ? written(before) : before || t('nothing')}</Isolate>
        </Text>
      </Stack>
    )
  if (text === '') return null
  if (value === null)
    return isNumeric || dayFields.includes(field) ? (
      <Text as="span" tone="danger">
        <Isolate>{text}</Isolate>
      </Text>
    ) : (
      <Isolate direction="auto">{text}</Isolate>
    )
  const figure = isNumeric ? written(value) : undefined
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
