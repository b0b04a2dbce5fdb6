import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { Button } from '@portal/ui/Button'
import type { ElementProps } from '@portal/ui/element'
import { Form } from '@portal/ui/Form'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useEvaluationFormTexts } from '../locales/index.ts'
import type { EvaluationPort } from '../ports/evaluation/index.ts'
import { EvaluationField } from './EvaluationField.tsx'
import { EvaluationSent } from './EvaluationSent.tsx'
import { useEvaluation } from './use-evaluation.ts'

export interface EvaluationFormProps extends ElementProps {
  /** Questions in display order. */
  questions: readonly EvaluationQuestion[]
  /** Sends the answers. Must stay the same object for the life of the page. */
  port: EvaluationPort
  /** Accessible name of the form. */
  label: string
  /** Whether the person already sent this evaluation. Default `false`. */
  isSent?: boolean
}

const items = ['questions_required', 'too_long', 'bad_characters', 'unknown_value'] as const
const sending = ['unavailable', 'busy', 'not_signed_in', 'form_outdated', 'not_found', 'internal'] as const

/** Maps any code of the contract to one that has a text at a question. */
const itemCode = (code: string): (typeof items)[number] => items.find(known => known === code) ?? 'unknown_value'

/** Maps any refusal code to one that has a text above the form. */
const sendingCode = (code: string): (typeof sending)[number] => sending.find(known => known === code) ?? 'internal'

/**
 * Asks for an evaluation. Answers stay on the device until they are sent once. Afterwards nothing links them to the
 * person.
 */
export const EvaluationForm = ({ questions, port, label, isSent = false, ...element }: EvaluationFormProps) => {
  const t = useEvaluationFormTexts()
  const { language } = useTextSource()
  const { given, step, failure, problems, answer, send } = useEvaluation(questions, port, isSent)
  if (step === 'sent') return <EvaluationSent {...element} wasSent={isSent} />
  const texts: Record<string, string> = {}
  for (const [item, code] of Object.entries(problems)) texts[item] = t(`problems.${itemCode(code)}`)
  const isMissing = Object.values(problems).includes('questions_required')
  const refused = failure && failure.code !== 'invalid' && t(`errors.${sendingCode(failure.code)}`)
  return (
    <Form
      {...element}
      actions={
        <Button isBusy={step === 'sending'} type="submit" variant="primary">
          {t('send')}
        </Button>
      }
      autoComplete="off"
      hasStickyActions
      label={label}
      onSubmit={() => void send()}
      problems={texts}
      serverError={isMissing ? t('questions_required') : refused}
    >
      <Stack gap="large">
        <Text isReading tone="muted">
          {t('promise')}
        </Text>
        {questions.map(question => (
          <EvaluationField given={given} key={question.id} language={language} onAnswer={answer} question={question} />
        ))}
      </Stack>
    </Form>
  )
}
