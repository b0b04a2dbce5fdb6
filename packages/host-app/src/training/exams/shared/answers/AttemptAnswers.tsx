import {
  type AnsweredQuestion,
  type AttemptResult,
  readExamAnswers,
} from '@portal/contract/training/exams/exam-marking'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../../../blocks/api/use-read.ts'
import { WrittenInline } from '../../../../blocks/text/Written.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { correctText, valueText } from './answer-text.ts'
import { ResultStatus } from './ResultStatus.tsx'

const Answered = ({ asked, at }: { asked: AnsweredQuestion; at: number }) => {
  const t = useExamTexts()
  const { question, answer, correct } = asked
  const points = answer ? answer.points : 0
  const facts = [
    {
      label: t('answer'),
      value: <WrittenInline>{valueText(question, answer?.value ?? '') || t('no_answer')}</WrittenInline>,
    },
    ...(correct && correctText(correct)
      ? [{ label: t('correct'), value: <WrittenInline>{correctText(correct)}</WrittenInline> }]
      : []),
    {
      label: t('points'),
      value: points === null ? t('unmarked') : t('points_of', { points, possible: question.points }),
    },
  ]
  return (
    <Stack gap="small">
      <Text weight="strong">
        {at + 1}. <WrittenInline>{question.prompt}</WrittenInline>
      </Text>
      <DescriptionList facts={facts} />
    </Stack>
  )
}

/** Questions of an attempt with the given answers, and the correct ones once they may be shown. */
export const AnswerList = ({ questions }: { questions: readonly AnsweredQuestion[] }) => (
  <Stack gap="large">
    {questions.map((asked, at) => (
      <Answered asked={asked} at={at} key={asked.id} />
    ))}
  </Stack>
)

/** The user's own attempt with answers and result. */
export const AttemptAnswers = ({ result }: { result: AttemptResult }) => {
  const t = useExamTexts()
  const isClosed = result.state === 'closed'
  const { data } = useRead(readExamAnswers, isClosed ? { id: result.id } : null)
  return (
    <Section title={result.title}>
      <Stack gap="large">
        <Inline>
          <ResultStatus result={result} />
        </Inline>
        {!isClosed && <Text>{t('still_open')}</Text>}
        {data && <AnswerList questions={data.data.questions} />}
      </Stack>
    </Section>
  )
}
