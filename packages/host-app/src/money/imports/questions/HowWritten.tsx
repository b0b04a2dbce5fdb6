import { type DayOrder, dayOrders, decimalMarks } from '@portal/contract/core/tables/import-fields'
import type { ImportStyle } from '@portal/contract/money/expenses/import-previews'
import { Banner } from '@portal/ui/Banner'
import { formatDate } from '@portal/ui/DateText'
import { type DecimalMark, readBy } from '@portal/ui/number'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { useTextSource } from '@portal/ui/texts'
import { useImportTexts } from '../../../core/texts/texts.ts'

interface HowWrittenProps {
  style: ImportStyle
  /** Called with the chosen formats. */
  onChoose: (chosen: { decimal_mark?: DecimalMark; day_order?: DayOrder }) => void
}

/** Formats an ambiguous date such as 03/04/2026 by the given order. */
const dayBy = (text: string, order: DayOrder, language: string): string => {
  const western = text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
  const [first = '', second = '', year = ''] = western.match(/\d+/g) ?? []
  const [day, month] = order === 'day' ? [first, second] : [second, first]
  return formatDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, 'date', language)
}

/** Asks for number and date format when the rows are ambiguous. Quotes two rows that contradict each other. */
export const HowWritten = ({ style: { decimal_mark, day_order }, onChoose }: HowWrittenProps) => {
  const t = useImportTexts()
  const { language } = useTextSource()
  const figures = decimalMarks.map(value => ({
    value,
    read: (text: string) => readBy(text, value),
    choose: () => onChoose({ decimal_mark: value }),
  }))
  const days = dayOrders.map(value => ({
    value,
    read: (text: string) => dayBy(text, value, language),
    choose: () => onChoose({ day_order: value }),
  }))
  const questions = [
    { kind: 'figures', found: decimal_mark, options: figures },
    { kind: 'days', found: day_order, options: days },
  ] as const
  return questions.map(({ kind, found: { state, style, examples }, options }) => {
    const [one, other] = examples
    if (state === 'mixed' && one && other)
      return (
        <Banner key={kind} title={t(`written.mixed_${kind}`)} tone="warning">
          {t('written.mixed_rows', {
            ...{ one: one.text, line: one.line, other: other.text, other_line: other.line },
          })}
        </Banner>
      )
    if (state !== 'unclear' || !one) return null
    return (
      <RadioGroup
        help={t('written.help')}
        isRequired
        key={kind}
        label={t(`written.ask_${kind}`)}
        onChange={given => options.find(({ value }) => value === given)?.choose()}
        options={options.map(({ value, read }) => ({
          value,
          label: t(`written.${value}`, { text: one.text, value: read(one.text) }),
        }))}
        value={style ?? ''}
      />
    )
  })
}
