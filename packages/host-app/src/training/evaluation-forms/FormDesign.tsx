import {
  deleteEvaluationForm,
  type EvaluationFormRecord,
  formTypes,
  listEvaluationForms,
  useEvaluationForm,
} from '@portal/contract/training/evaluations/evaluation-forms'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { EmptyState } from '@portal/ui/EmptyState'
import { Status } from '@portal/ui/Status'
import { toast } from '@portal/ui/Toast'
import { EvaluationPreview } from '@portal/widgets/evaluation'
import { useLocation } from 'wouter'
import { useAct, useRead } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { oneOf } from '../../blocks/navigation/use-query.ts'
import { RecordActions } from '../../blocks/record/RecordActions.tsx'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useBlockTexts, useShellTexts } from '../../core/texts/texts.ts'
import { useEvaluationTexts, useEvaluationWidgetTexts } from '../../core/texts/training.ts'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { useInLanguage } from '../evaluations/shared/use-in-language.ts'
import { DesignForm } from './DesignForm.tsx'

const LIST = '/staff/evaluations'

/** One evaluation form by type and slug. People without edit rights see a preview. */
const FormDesign = () => {
  useEvaluationWidgetTexts()
  const t = useEvaluationTexts()
  const shell = useShellTexts()
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const { titleOf } = useInLanguage()
  const { page, params } = useCurrentRoute()
  const [, navigate] = useLocation()
  const act = useAct()
  const type = oneOf(formTypes, page.path.split('/').at(-2))
  const read = useRead(listEvaluationForms, { type, slug: params.slug })
  const title = shell(`pages.${page.name}`)

  const attempt = async (run: () => Promise<unknown>, done: string) => {
    try {
      await run()
      toast({ tone: 'success', text: done })
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
  }
  const put = ({ id, version }: EvaluationFormRecord) =>
    attempt(() => act(useEvaluationForm, { id, version }), t('now_in_use'))
  const remove = async (form: EvaluationFormRecord) => {
    const question = { title: t('delete_title', { name: titleOf(form) }), text: t('delete_text') }
    if (!(await confirm({ ...question, action: blocks('delete') }))) return
    await attempt(async () => {
      await act(deleteEvaluationForm, { id: form.id, version: form.version })
      navigate(LIST, { replace: true })
    }, t('deleted'))
  }

  const show = ([form]: EvaluationFormRecord[]) => {
    if (!form) return { children: <EmptyState title={t('not_found')}>{t('not_found_text')}</EmptyState> }
    return {
      title: titleOf(form),
      status: <Status tone={form.in_use ? 'success' : 'neutral'}>{t(form.in_use ? 'in_use' : 'not_in_use')}</Status>,
      action: (
        <RecordActions can={{ delete: form.can.delete }} onDelete={() => void remove(form)}>
          {form.can.edit && !form.in_use && <Button onPress={() => void put(form)}>{t('use')}</Button>}
        </RecordActions>
      ),
      facts: [{ label: t('version'), value: form.number }],
      children: (
        <>
          {form.can.edit ? (
            <DesignForm
              key={`${form.id} ${form.version}`}
              row={form}
              onSaved={({ type: kind, slug }) => navigate(`${LIST}/${kind}/${slug}`, { replace: true })}
            />
          ) : (
            <EvaluationPreview questions={form.questions} />
          )}
          <FoldedHistory id={form.id} key={form.id} kind="evaluation_form" />
        </>
      ),
    }
  }
  return (
    <RecordScreen
      breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.Evaluations'), href: LIST }]} />}
      read={read}
      show={show}
      title={title}
    />
  )
}

export default FormDesign
