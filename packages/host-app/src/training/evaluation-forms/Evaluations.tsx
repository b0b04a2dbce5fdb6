import {
  addEvaluationForm,
  type EvaluationFormRecord,
  formTypes,
  listEvaluationForms,
} from '@portal/contract/training/evaluations/evaluation-forms'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useLocation } from 'wouter'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { filled } from '../../blocks/form/use-form.ts'
import { ListScreen } from '../../blocks/list/ListScreen.tsx'
import { useCreate } from '../../blocks/resource/use-create.tsx'
import { useLanguageOrder } from '../../blocks/text/use-language-order.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useEvaluationTexts } from '../../core/texts/training.ts'
import { useInLanguage } from '../evaluations/shared/use-in-language.ts'
import { FormFields } from './FormFields.tsx'
import { firstQuestion } from './questions.ts'

const pageOf = ({ type, slug }: Pick<EvaluationFormRecord, 'type' | 'slug'>) => `/staff/evaluations/${type}/${slug}`

/** List of evaluation forms. Each opens its design. */
const Evaluations = () => {
  const t = useEvaluationTexts()
  const shell = useShellTexts()
  const [title] = useLanguageOrder('title_en', 'title_ar')
  const { titleOf } = useInLanguage()
  const [, navigate] = useLocation()
  const { button, drawer } = useCreate(addEvaluationForm, t('add'), () => (
    <RecordForm
      endpoint={addEvaluationForm}
      onDone={({ data }) => navigate(pageOf(data))}
      read={form => ({ ...filled(form), questions: [firstQuestion()] })}
      submit={t('add')}
    >
      <Text tone="muted">{t('add_help')}</Text>
      <FormFields />
    </RecordForm>
  ))
  return (
    <>
      <ListScreen
        action={button}
        columns={[
          {
            ...{ id: title, header: t('title'), sort: true, primary: true },
            cell: (row: EvaluationFormRecord) => <Isolate direction="auto">{titleOf(row)}</Isolate>,
          },
          { id: 'type', header: t('type'), sort: true, cell: row => t(`types.${row.type}`) },
          { id: 'questions', header: t('questions'), cell: row => row.questions.length },
          { id: 'number', header: t('version'), cell: row => row.number },
          {
            id: 'in_use',
            header: t('state'),
            cell: row => (
              <Status tone={row.in_use ? 'success' : 'neutral'}>{t(row.in_use ? 'in_use' : 'not_in_use')}</Status>
            ),
          },
        ]}
        empty={{ title: t('empty'), text: t('empty_text'), action: button }}
        filters={[
          { id: 'type', label: t('type'), options: formTypes.map(value => ({ value, label: t(`types.${value}`) })) },
        ]}
        lead={t('lead')}
        list={listEvaluationForms}
        page={pageOf}
        search={t('search')}
        sort={title}
        title={shell('pages.Evaluations')}
      />
      {drawer}
    </>
  )
}

export default Evaluations
