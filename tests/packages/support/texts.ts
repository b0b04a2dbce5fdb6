import arUi from '@portal/ui/locales/ar/ui.json'
import enUi from '@portal/ui/locales/en/ui.json'
import arComplaints from '@portal/widgets/locales/ar/complaints.json'
import arEvaluation from '@portal/widgets/locales/ar/evaluation.json'
import arExam from '@portal/widgets/locales/ar/exam_runner.json'
import arSignature from '@portal/widgets/locales/ar/signature_panel.json'
import enComplaints from '@portal/widgets/locales/en/complaints.json'
import enEvaluation from '@portal/widgets/locales/en/evaluation.json'
import enExam from '@portal/widgets/locales/en/exam_runner.json'
import enSignature from '@portal/widgets/locales/en/signature_panel.json'

export const texts = {
  en: { ui: enUi, complaints: enComplaints, evaluation: enEvaluation, exam: enExam, signature: enSignature },
  ar: { ui: arUi, complaints: arComplaints, evaluation: arEvaluation, exam: arExam, signature: arSignature },
} as const

export type Language = keyof typeof texts

export type Texts = (typeof texts)[Language]

export const languages: readonly Language[] = ['en', 'ar']
