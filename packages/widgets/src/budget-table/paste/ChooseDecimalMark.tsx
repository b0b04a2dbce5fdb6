import { Banner } from '@portal/ui/Banner'
import { type DecimalMark, type Found, readBy } from '@portal/ui/number'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { useBudgetTableTexts } from '../../locales/index.ts'

interface ChooseDecimalMarkProps {
  found: Found<DecimalMark>
  onChoose: (mark: DecimalMark) => void
}

const marks = ['point', 'comma'] as const

/** Asks for the block's decimal mark if no cell shows it. Warns if two cells contradict each other. */
export const ChooseDecimalMark = ({ found: { state, style, examples }, onChoose }: ChooseDecimalMarkProps) => {
  const t = useBudgetTableTexts()
  const [one, other] = examples
  if (state === 'mixed' && one && other)
    return (
      <Banner title={t('preview.mixed')} tone="warning">
        {t('preview.mixed_cells', { one: one.text, other: other.text })}
      </Banner>
    )
  if (state !== 'unclear' || !one) return null
  return (
    <RadioGroup
      help={t('preview.ask_help')}
      isRequired
      label={t('preview.ask')}
      onChange={given => {
        const mark = marks.find(value => value === given)
        if (mark) onChoose(mark)
      }}
      options={marks.map(value => ({
        value,
        label: t(`preview.${value}`, { text: one.text, value: readBy(one.text, value) }),
      }))}
      value={style ?? ''}
    />
  )
}
