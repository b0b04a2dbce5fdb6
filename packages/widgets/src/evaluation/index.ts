export { EvaluationForm, type EvaluationFormProps } from './EvaluationForm.tsx'
export { EvaluationPreview, type EvaluationPreviewProps } from './EvaluationPreview.tsx'
export type { EvaluationPort } from './evaluation-port.ts'
