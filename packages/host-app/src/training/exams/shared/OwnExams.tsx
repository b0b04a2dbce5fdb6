import { type ExamEntry, listExamEntries } from '@portal/contract/training/exams/exam-attempts'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { useExamTexts } from '../../../core/texts/training.ts'

const tones = {
  taken: 'success',
  started: 'warning',
  open: 'info',
  upcoming: 'neutral',
  over: 'neutral',
  empty: 'neutral',
} as const

/** State of the attempt, or whether the test can be taken. */
const stateOf = ({ attempt, state }: ExamEntry): keyof typeof tones => {
  if (!attempt) return state
  return attempt.state === 'closed' ? 'taken' : 'started'
}

/** A test with its link, and when it opens or closes. */
const OwnExam = ({ entry, href }: { entry: ExamEntry; href: string }) => {
  const t = useExamTexts()
  const { title, opens, closes } = entry
  const state = stateOf(entry)
  const moments = { upcoming: { label: t('opens'), at: opens }, open: { label: t('closes'), at: closes } }
  const next = state === 'upcoming' || state === 'open' ? moments[state] : undefined
  return (
    <Inline gap="small">
      <Link href={href}>
        <Isolate direction="auto">{title}</Isolate>
      </Link>
      <Status tone={tones[state]}>{t(`own_states.${state}`)}</Status>
      {next?.at && (
        <Text as="span" tone="muted">
          {next.label} <DateText format="datetime" value={next.at} />
        </Text>
      )}
    </Inline>
  )
}

interface OwnExamsProps {
  trainingId: string
  /** Base URL of the trainings in this area, such as `/sup/trainings`. */
  address: string
}

/** Tests of a training with the trainee's state in each. Renders nothing if there are none. */
export const OwnExams = ({ trainingId, address }: OwnExamsProps) => {
  const t = useExamTexts()
  const read = useRead(listExamEntries, { id: trainingId })
  return (
    <Loaded placeholder={null} read={read}>
      {({ data: entries }) => {
        if (entries.length === 0) return null
        const own = `${address}/${trainingId}`
        return (
          <Section
            actions={
              entries.some(entry => stateOf(entry) === 'taken') && (
                <Link href={`${own}/exam_answers`}>{t('own_answers')}</Link>
              )
            }
            title={t('tests')}
          >
            <Stack as="ul" gap="small">
              {entries.map(entry => (
                <li key={entry.id}>
                  <OwnExam entry={entry} href={`${own}/exam/${entry.slug}`} />
                </li>
              ))}
            </Stack>
          </Section>
        )
      }}
    </Loaded>
  )
}
