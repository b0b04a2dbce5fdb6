export type { EvaluationPort } from '../ports/evaluation/index.ts'
export { EvaluationForm, type EvaluationFormProps } from './EvaluationForm.tsx'
export { EvaluationPreview, type EvaluationPreviewProps } from './EvaluationPreview.tsx'
