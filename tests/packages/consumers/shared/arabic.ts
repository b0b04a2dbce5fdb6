// The Arabic source for `UiProvider`: texts of the components and of each widget on the page.
import ui from '@portal/ui/locales/ar/ui'
import { lookupIn, type TextSource } from '@portal/ui/texts'
import budget_table from '@portal/widgets/locales/ar/budget_table'
import complaints from '@portal/widgets/locales/ar/complaints'
import evaluation from '@portal/widgets/locales/ar/evaluation'
import exam_runner from '@portal/widgets/locales/ar/exam_runner'
import signature_panel from '@portal/widgets/locales/ar/signature_panel'

const texts = { ui, budget_table, complaints, evaluation, exam_runner, signature_panel }

export const arabic: TextSource = { language: 'ar', direction: 'rtl', find: lookupIn('ar', texts) }
