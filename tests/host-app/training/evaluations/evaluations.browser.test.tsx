import {
  readEvaluation,
  readEvaluationResults,
  sendEvaluation,
} from '@portal/contract/training/evaluations/evaluations'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import uiAr from '@portal/ui/locales/ar/ui.json'
import ui from '@portal/ui/locales/en/ui.json'
import { ToastRegion } from '@portal/ui/Toast'
import widget from '@portal/widgets/locales/en/evaluation.json'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { type PageName, pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import en from '../../../../packages/host-app/src/locales/en/training/evaluations.json'
import FormDesign from '../../../../packages/host-app/src/training/evaluation-forms/FormDesign.tsx'
import Evaluation from '../../../../packages/host-app/src/training/evaluations/Evaluation.tsx'
import SubActivityEvaluation from '../../../../packages/host-app/src/training/evaluations/SubActivityEvaluation.tsx'
import SubActivityEvaluationForm from '../../../../packages/host-app/src/training/evaluations/SubActivityEvaluationForm.tsx'
import { signIn, signInAs } from '../../../../stories/support/signed-in.ts'
import { answerForms, forms, results } from '../../../../stories/training/evaluations/evaluation-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const [form] = forms
const { training } = results

const show = (Screen: ComponentType, name: PageName, params: Record<string, string>) => {
  const [route] = pages.filter(one => one.name === name)
  if (!route) throw new Error('no such route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params }}>
        <Screen />
      </RouteContext>
      <ConfirmDialog />
      <ToastRegion />
    </InPortal>,
  )
}

const button = (name: RegExp | string) => page.getByRole('button', { name })
const heading = (name: RegExp | string) => page.getByRole('heading', { name })

describe('the form designer', () => {
  const design = () => {
    answerForms(api)
    show(FormDesign, 'TraineeEvaluation', { slug: form.slug })
  }

  test('updates the preview while typing, and sends the questions in their new order', async () => {
    signIn('evaluation_forms', 'view', 'edit')
    design()
    const english = page.getByRole('textbox', { name: new RegExp(`^${en.text_en}`) }).first()
    await english.fill('Was it good?')
    await expect.element(page.getByRole('group', { name: /^Was it good/ })).toBeVisible()
    const down = button(`${ui.move_down} question 1`)
    down.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(`${ui.move_down} question 2`)).toHaveFocus()
    await button('Save').click()
    await expect.poll(() => sent('PATCH').length).toBe(1)
    const [first, second, third, last] = form.questions
    const questions = [second, { ...first, text_en: 'Was it good?' }, third, last]
    expect(sent('PATCH')).toMatchObject([{ id: form.id, version: form.version, questions }])
  })

  test('shows each preview entirely in its own language', async () => {
    signIn('evaluation_forms', 'view', 'edit')
    design()
    const preview = (language: 'en' | 'ar') => page.getByRole('region', { name: en.preview[language] })
    await expect.element(preview('ar').getByText(uiAr.required, { exact: false }).first()).toBeVisible()
    await expect.element(preview('en').getByText(ui.required, { exact: false }).first()).toBeVisible()
    expect(preview('ar').getByText(ui.required, { exact: false }).query()).toBeNull()
  })

  test('shows what a new question lacks at its fields', async () => {
    signIn('evaluation_forms', 'view', 'edit')
    design()
    await button(en.add_kind.text).click()
    await expect.element(heading(`Question 5: ${en.kinds.text}`)).toBeVisible()
    await button('Save').click()
    const fields = page.getByRole('textbox', { name: new RegExp(`^${en.text_en}`) })
    await expect.element(fields.last()).toHaveAccessibleDescription(/required/)
    expect(sent('PATCH')).toEqual([])
  })

  test('is read-only for people who may only view forms', async () => {
    signIn('evaluation_forms', 'view')
    answerForms(api, [{ ...form, can: { edit: false, delete: false } }])
    show(FormDesign, 'TraineeEvaluation', { slug: form.slug })
    await expect.element(page.getByRole('group', { name: /satisfied/ })).toBeVisible()
    expect(button('Save').query()).toBeNull()
    expect(button(en.use).query()).toBeNull()
  })
})

describe('filling in an evaluation', () => {
  const open = (name: PageName) => {
    signInAs('user')
    api.on(readEvaluation, ({ type }) => ({ data: { training, form: { ...form, type }, is_sent: false } }))
    api.on(sendEvaluation, () => ({ data: { done: true as const } }))
    show(Evaluation, name, { id: training.id })
  }

  test('sends the answers with the form’s version, and sends no further request with the person’s session', async () => {
    open('Evaluation')
    for (const group of [/satisfied/, /^The room/, /^The hours/])
      await page.getByRole('group', { name: group }).getByRole('radio').nth(3).click()
    const before = api.calls.length
    await button(widget.send).click()
    await expect.element(page.getByText(widget.sent_title)).toBeVisible()
    expect(sent('POST')).toMatchObject([{ form_id: form.id, number: 2, type: 'trainee' }])
    expect(api.calls.length).toBe(before + 1)
  })

  test('loads the instructors’ evaluation on the instructors’ page', async () => {
    open('InstructorTrainingEvaluation')
    await expect.element(button(widget.send)).toBeVisible()
    expect(api.calls[0]?.path).toBe(`/sub_activities/${training.id}/evaluations/instructor`)
  })
})

test('switches between a training’s forms by keyboard, and links back to the training', async () => {
  signIn('sub_activities', 'fill_evaluation')
  api.on(readEvaluation, async ({ type }) => {
    const title_en = en.types[type]
    if (type === 'cordinator') await new Promise(resolve => setTimeout(resolve, 300))
    return { data: { training, form: { ...form, type, title_en }, is_sent: false } }
  })
  show(SubActivityEvaluationForm, 'SubActivityEvaluationForm', { id: training.id })
  await expect.element(heading(new RegExp(`^${en.types.sub_activity}`))).toBeVisible()
  const chosen = page.getByRole('main').getByRole('radio', { name: en.types.sub_activity })
  await expect
    .element(page.getByRole('link', { name: training.name }))
    .toHaveAttribute('href', `/staff/sub_activity/${training.id}`)
  chosen.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  // The previous form is removed at once, so that nobody answers the wrong one.
  await expect.poll(() => button(widget.send).query()).toBeNull()
  await expect.element(heading(new RegExp(`^${en.types.cordinator}`))).toBeVisible()
  await expect.element(page.getByRole('radio', { name: en.types.cordinator })).toHaveFocus()
})

describe('evaluation results', () => {
  test('show scores, and each distribution as a chart and a table with the same figures', async () => {
    signIn('sub_activities', 'show_evaluation')
    api.on(readEvaluationResults, () => ({ data: results }))
    show(SubActivityEvaluation, 'SubActivityEvaluation', { id: training.id })
    await expect.element(page.getByText('18 of 24')).toBeVisible()
    const figure = page.getByRole('figure', { name: /satisfied/ })
    await figure.getByRole('button').click()
    const rows = figure.getByRole('row')
    await expect.element(rows.nth(1)).toMatchTextContent('5 stars9')
    await expect.element(rows.nth(5)).toMatchTextContent('1 star0')
    await expect.element(page.getByRole('figure', { name: /bus/ })).toMatchTextContent(en.too_few)
  })

  test('show an empty state before three people have answered', async () => {
    signIn('sub_activities', 'show_evaluation')
    api.on(readEvaluationResults, () => ({ data: { ...results, results: [] } }))
    show(SubActivityEvaluation, 'SubActivityEvaluation', { id: training.id })
    await expect.element(heading(en.no_results)).toBeVisible()
  })
})
