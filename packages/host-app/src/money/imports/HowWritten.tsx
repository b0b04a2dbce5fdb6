import { type DayOrder, dayOrders, decimalMarks } from '@portal/contract/core/tables/import-fields'
import type { ImportStyle } from '@portal/contract/money/expenses/import-previews'
import { Banner } from '@portal/ui/Banner'
import { type DecimalMark, readBy } from '@portal/ui/number'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { useTextSource } from '@portal/ui/texts'
import { useImportTexts } from '../../core/texts/texts.ts'
import { dayBy } from './read-by.ts'

interface HowWrittenProps {
  style: ImportStyle
  /** Called with the chosen formats. */
  onChoose: (chosen: { decimal_mark?: DecimalMark; day_order?: DayOrder }) => void
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
