import type { QuestionResult } from '@portal/contract/training/evaluations/evaluations'
import { Grid } from '@portal/ui/Grid'
import { Heading } from '@portal/ui/Heading'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { StarScore } from '@portal/ui/StarRating'
import { Text } from '@portal/ui/Text'
import { useEvaluationTexts } from '../../../core/texts/training.ts'
import { RatingResult } from './RatingResult.tsx'
import { useInLanguage } from './use-in-language.ts'

interface ResultOfQuestionProps {
  result: QuestionResult
  /** Level of the heading. Rows of a table use the next level. */
  level: 2 | 3
}

export const ResultOfQuestion = ({ result, level }: ResultOfQuestionProps) => {
  const t = useEvaluationTexts()
  const { textOf } = useInLanguage()
  if (result.kind === 'rating') return <RatingResult {...result} level={level} title={textOf(result)} />
  if (result.kind === 'table') {
    return (
      <Stack>
        <Heading level={level}>{textOf(result)}</Heading>
        {result.mean !== null && <StarScore value={result.mean} />}
        <Grid>
          {result.rows.map(row => (
            <RatingResult {...row} key={row.id} level={level === 2 ? 3 : 4} title={textOf(row)} />
          ))}
        </Grid>
      </Stack>
    )
  }
  return (
    <Stack gap="small">
      <Heading level={level}>{textOf(result)}</Heading>
      {result.texts.length === 0 ? (
        <Text tone="muted">{t('too_few')}</Text>
      ) : (
        <Stack as="ul" gap="small">
          {result.texts.map(({ id, text }) => (
            <Text as="li" isReading key={id}>
              <Isolate direction="auto">{text}</Isolate>
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
