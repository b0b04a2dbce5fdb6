import { textsOf } from '@portal/ui/texts'
import englishBudgetTable from '#english/budget_table'
import englishComplaints from '#english/complaints'
import englishEmbed from '#english/embed'
import englishEvaluation from '#english/evaluation'
import englishExamRunner from '#english/exam_runner'
import englishFrames from '#english/frames'
import englishReceipt from '#english/receipt'
import englishSignaturePanel from '#english/signature_panel'
import type budget from './en/budget_table.json'
import type en from './en/complaints.json'
import type embed from './en/embed.json'
import type evaluation from './en/evaluation.json'
import type exam from './en/exam_runner.json'
import type frames from './en/frames.json'
import type receipt from './en/receipt.json'
import type signature from './en/signature_panel.json'

export const useComplaintTexts = /* @__PURE__ */ textsOf<typeof en>('complaints', englishComplaints)

/** Texts that only appear on partners' pages, such as sign-in. */
export const useEmbedTexts = /* @__PURE__ */ textsOf<typeof embed>('embed', englishEmbed)

/** Texts of frames around the other widgets on partners' pages. */
export const useFrameTexts = /* @__PURE__ */ textsOf<typeof frames>('frames', englishFrames)

export const useReceiptTexts = /* @__PURE__ */ textsOf<typeof receipt>('receipt', englishReceipt)

export const useBudgetTableTexts = /* @__PURE__ */ textsOf<typeof budget>('budget_table', englishBudgetTable)

export const useExamRunnerTexts = /* @__PURE__ */ textsOf<typeof exam>('exam_runner', englishExamRunner)

export const useEvaluationFormTexts = /* @__PURE__ */ textsOf<typeof evaluation>('evaluation', englishEvaluation)

export const useSignatureTexts = /* @__PURE__ */ textsOf<typeof signature>('signature_panel', englishSignaturePanel)
