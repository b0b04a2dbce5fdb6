/** Each widget in its main states. */
export const drawingNames = [
  'BudgetTable',
  'BudgetTable of many lines',
  'BudgetTable without lines',
  'ComplaintForm',
  'ComplaintModal',
  'EvaluationForm',
  'EvaluationForm that was sent',
  'EvaluationPreview',
  'ExamRunner',
  'ExamRunner that ends in weeks',
  'ExamRunner that is closed',
  'SignaturePanel',
  'SignaturePanel of somebody who waits',
] as const

export type DrawingName = (typeof drawingNames)[number]
