import { formTypes } from '@portal/contract/training/evaluations/evaluation-forms'
import { type FormToFill, readEvaluation } from '@portal/contract/training/evaluations/evaluations'
import { Banner } from '@portal/ui/Banner'
import { useTextSource } from '@portal/ui/texts'
import { useState } from 'react'
import { EvaluationForm } from '../../../evaluation/EvaluationForm.tsx'
import { useFrameTexts } from '../../../locales/index.ts'
import { evaluationPort } from '../../../ports/evaluation/index.ts'
import { NotLoaded } from '../shell/NotLoaded.tsx'
import { WidgetShell } from '../shell/WidgetShell.tsx'
import { type ContentProps, useLoaded } from '../widget-content.ts'

interface FillProps extends ContentProps {
  training: string
  form: FormToFill
  isSent: boolean
  title: string
}

const Fill = ({ training, form, isSent, title, api, person, post }: FillProps) => {
  const [port] = useState(() => {
    const own = evaluationPort(api, { person: person.id, training, type: form.type, form })
    const send: typeof own.send = async (...given) => {
      await own.send(...given)
      post({ portal: 'submit' })
    }
    return { ...own, send }
  })
  return <EvaluationForm isSent={isSent} label={title} port={port} questions={form.questions} />
}

export const EvaluationFrame = (props: ContentProps) => {
  const t = useFrameTexts()
  const { language } = useTextSource()
  const { state, api } = props
  const [id = '', given] = state.subject.split('/')
  const type = formTypes.find(one => one === given) ?? 'trainee'
  const { data, failure, load } = useLoaded(async () => (await api(readEvaluation, { id, type })).data)
  const title = data?.form ? (language === 'ar' ? data.form.title_ar : data.form.title_en) : t('titles.evaluation')
  return (
    <WidgetShell state={state} about={data?.training.name} title={title}>
      {!data && <NotLoaded failure={failure} onRetry={() => void load()} />}
      {data && !data.form && <Banner tone="info">{t('no_form')}</Banner>}
      {data?.form && <Fill {...props} form={data.form} isSent={data.is_sent} title={title} training={id} />}
    </WidgetShell>
  )
}
