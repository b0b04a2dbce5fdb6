import { textsOf } from '@portal/ui/texts'
import type budget from './en/budget_table.json'
import type en from './en/complaints.json'
import type embed from './en/embed.json'
import type evaluation from './en/evaluation.json'
import type exam from './en/exam_runner.json'
import type receipt from './en/receipt.json'
import type signature from './en/signature_panel.json'

/** The complaint widget's texts. */
export const useComplaintTexts = textsOf<typeof en>('complaints')

/** What is said only on partners' pages: sign-in, refusal. */
export const useEmbedTexts = textsOf<typeof embed>('embed')

/** The page of receipts. */
export const useReceiptTexts = textsOf<typeof receipt>('receipt')

/** The budget table's texts. */
export const useBudgetTexts = textsOf<typeof budget>('budget_table')

/** The texts of taking a test. */
export const useExamTexts = textsOf<typeof exam>('exam_runner')

/** The evaluation widget's texts. */
export const useEvaluationTexts = textsOf<typeof evaluation>('evaluation')

/** The signature panel's texts. */
export const useSignatureTexts = textsOf<typeof signature>('signature_panel')
