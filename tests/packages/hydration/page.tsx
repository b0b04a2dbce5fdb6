import ui from '@portal/ui/locales/ar/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import budget_table from '@portal/widgets/locales/ar/budget_table.json'
import complaints from '@portal/widgets/locales/ar/complaints.json'
import evaluation from '@portal/widgets/locales/ar/evaluation.json'
import exam_runner from '@portal/widgets/locales/ar/exam_runner.json'
import signature_panel from '@portal/widgets/locales/ar/signature_panel.json'
import { type DrawingName, drawingNames } from '../../widgets/support/drawing-names.ts'
import { drawingsOf, type Records } from '../../widgets/support/drawings.tsx'

/** Data that the server sends to the browser beside the markup. */
export interface Handed {
  readonly language: 'en' | 'ar'
  readonly name: DrawingName
  readonly records: Records
}

const catalogue = { ui, budget_table, complaints, evaluation, exam_runner, signature_panel }
const arabic = { language: 'ar', direction: 'rtl', find: lookupIn('ar', catalogue) } as const

/** Keeps IDs unique among several roots on one page. */
export const optionsOf = ({ name }: Handed) => ({ identifierPrefix: `widget-${drawingNames.indexOf(name)}-` })

/** The page of one widget: in English without a text provider, in Arabic with one. */
export const pageOf = ({ language, name, records }: Handed) => {
  const drawn = drawingsOf(records)[name]({})
  return <main>{language === 'ar' ? <UiProvider source={arabic}>{drawn}</UiProvider> : drawn}</main>
}
