import type { FormType } from '@portal/contract/training/evaluations/evaluation-forms'
import { type Evaluation, type FormToFill, readEvaluation } from '@portal/contract/training/evaluations/evaluations'
import { EmptyState } from '@portal/ui/EmptyState'
import { Stack } from '@portal/ui/Stack'
import { EvaluationForm } from '@portal/widgets/evaluation'
import { evaluationPort } from '@portal/widgets/ports/evaluation'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../../blocks/api/use-read.ts'
import { RecordScreen } from '../../../blocks/record/RecordScreen.tsx'
import { api } from '../../../core/api.ts'
import { currentUser } from '../../../core/session/current-user.ts'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { useEvaluationTexts, useEvaluationWidgetTexts } from '../../../core/texts/training.ts'
import { TrainingNotFound } from '../../trainings/shared/TrainingAccess.tsx'
import { TrainingCrumbs } from '../../trainings/shared/TrainingCrumbs.tsx'
import { useInLanguage } from './use-in-language.ts'

interface FillProps {
  training: string
  type: FormType
  form: FormToFill
  isSent: boolean
}

const Fill = ({ training, type, form, isSent }: FillProps) => {
  useEvaluationWidgetTexts()
  const { titleOf } = useInLanguage()
  const [port] = useState(() => evaluationPort(api, { person: currentUser()?.id, training, type, form }))
  return <EvaluationForm isSent={isSent} label={titleOf(form)} port={port} questions={form.questions} />
}

interface FillEvaluationProps {
  /** ID of the training. */
  id: string
  /** Type of the form. */
  type: FormType
  /** Rendered above the form, also while it loads. Default: none. */
  lead?: ReactNode
}

/** Maps a form type to the viewer whose training page it belongs to. */
const viewers = { trainee: 'trainee', instructor: 'instructor', cordinator: 'staff', sub_activity: 'staff' } as const

/** Evaluation form of a training for its respondents. */
export const FillEvaluation = ({ id, type, lead }: FillEvaluationProps) => {
  const t = useEvaluationTexts()
  const shell = useShellTexts()
  const { titleOf } = useInLanguage()
  const read = useRead(readEvaluation, { id, type })
  const show = ({ training, form, is_sent }: Evaluation) => ({
    title: t('of_training', { form: form ? titleOf(form) : shell('pages.Evaluation'), training: training.name }),
    children: form ? (
      <Stack width="form">
        <Fill
          form={form}
          isSent={is_sent}
          // A new version remounts the form. Answers to unchanged questions are restored from the device.
          key={`${type} ${form.id} ${form.number}`}
          training={id}
          type={type}
        />
      </Stack>
    ) : (
      <EmptyState title={t('no_form')}>{t('no_form_text')}</EmptyState>
    ),
  })
  return (
    <RecordScreen
      breadcrumb={<TrainingCrumbs viewer={viewers[type]} training={read.data?.data.training} />}
      lead={lead}
      read={read}
      refused={<TrainingNotFound />}
      show={show}
      title={shell('pages.Evaluation')}
    />
  )
}
