import { delayOf, type LateAnswer, type LateAnswers } from '@portal/contract/training/exams/late-answers'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { WrittenInline } from '../../../../blocks/text/Written.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { valueText } from './answer-text.ts'
import { delayParts } from './delay-parts.ts'

const Moment = ({ at, ended_at }: { at: string; ended_at: string }) => {
  const t = useExamTexts()
  const seconds = delayOf(ended_at, at)
  const [first = '', second] = delayParts(seconds).map(({ unit, count }) => t(unit, { count }))
  const delay = second ? t('late_parts', { first, second }) : first
  return (
    <>
      <DateText format="datetime" value={at} /> {seconds > 0 ? t('late_after', { delay }) : t('late_before_end')}
    </>
  )
}

const Late = ({ answer, ended_at }: { answer: LateAnswer; ended_at: string }) => {
  const t = useExamTexts()
  const { question, value, before, typed_at, saved_at } = answer
  const said = (given: string | null) => (
    <WrittenInline>{valueText(question, given ?? '') || t('no_answer')}</WrittenInline>
  )
  return (
    <Stack gap="small">
      <Text weight="strong">
        <WrittenInline>{question.prompt}</WrittenInline>
      </Text>
      <DescriptionList
        facts={[
          { label: t('late_answer'), value: said(value) },
          { label: t('late_before'), value: said(before) },
          {
            label: t('late_typed'),
            value: typed_at ? <Moment at={typed_at} ended_at={ended_at} /> : t('late_typed_unknown'),
          },
          { label: t('late_arrived'), value: <Moment at={saved_at} ended_at={ended_at} /> },
        ]}
      />
    </Stack>
  )
}

/** Late answers with their text, the answer that counts otherwise, and the delays of typing and arrival. */
export const LateList = ({ late: { answers, ended_at } }: { late: LateAnswers }) => (
  <Stack gap="large">
    {answers.map(answer => (
      <Late answer={answer} ended_at={ended_at} key={answer.question_id} />
    ))}
  </Stack>
)
