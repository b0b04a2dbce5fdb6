import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { FormType, listEvaluationForms } from '@portal/contract/training/evaluations/evaluation-forms'
import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { evaluationForms as forms, evaluationFormVersions as versions } from './schema.ts'

// The form that came into use last among those of its type. `evaluation_forms` names the outer row.
const isInUse = sql<boolean>`coalesce(evaluation_forms.used_since = (
  SELECT max(other.used_since) FROM evaluation_forms other WHERE other.type = evaluation_forms.type), false)`

const selectForms = (db: Orm) => {
  const { used_since: _, ...columns } = getTableColumns(forms)
  return db
    .select({ ...columns, questions: versions.questions, in_use: isInUse })
    .from(forms)
    .innerJoin(versions, and(eq(versions.form_id, forms.id), eq(versions.number, forms.number)))
}

/** A form with the questions of its newest version. */
export type EvaluationFormRow = Awaited<ReturnType<typeof selectForms>>[number]

export const evaluationFormStore = storeOf({
  table: forms,
  select: selectForms,
  sorts: { title_en: 'text', title_ar: 'text', slug: 'text', type: 'text' },
  usual: 'title_en',
  where: ({ type, slug }: InputOf<typeof listEvaluationForms>) =>
    [type && sql`type = ${type}`, slug ? sql`slug = ${slug}` : undefined].filter(one => typeof one === 'object'),
})

export const formInUse = async (db: Orm, type: FormType): Promise<EvaluationFormRow | undefined> => {
  const [row] = await selectForms(db).where(and(eq(forms.type, type), isInUse))
  return row
}

export const formVersion = async (db: Orm, id: string, number: number) => {
  const [row] = await db
    .select({
      id: forms.id,
      title_en: forms.title_en,
      title_ar: forms.title_ar,
      number: versions.number,
      questions: versions.questions,
    })
    .from(versions)
    .innerJoin(forms, eq(forms.id, versions.form_id))
    .where(and(eq(versions.form_id, id), eq(versions.number, number)))
  return row
}

export const addFirstVersion = async (db: Orm, form_id: string, questions: EvaluationQuestion[]): Promise<void> => {
  await db.insert(versions).values({ form_id, number: 1, questions })
}

/**
 * Stores the questions of a form that this transaction has changed. A version that was in use never changes; a new
 * version follows it. Returns the newest version's number.
 */
export const setQuestions = async (db: Orm, form_id: string, questions: EvaluationQuestion[]): Promise<number> => {
  const { rows } = await db.execute<{ number: number; is_same: boolean; is_used: boolean }>(sql`
    SELECT v.number, v.questions = ${JSON.stringify(questions)}::jsonb AS is_same, f.used_since IS NOT NULL AS is_used
    FROM evaluation_forms f JOIN evaluation_form_versions v ON v.form_id = f.id AND v.number = f.number
    WHERE f.id = ${form_id}`)
  const [newest] = rows
  if (!newest) throw new Error('a form has no version')
  const { number, is_same, is_used } = newest
  if (is_same) return number
  const isNewest = and(eq(versions.form_id, form_id), eq(versions.number, number))
  if (!is_used) {
    await db.update(versions).set({ questions }).where(isNewest)
    return number
  }
  await db.insert(versions).values({ form_id, number: number + 1, questions })
  await db
    .update(forms)
    .set({ number: number + 1 })
    .where(eq(forms.id, form_id))
  return number + 1
}
