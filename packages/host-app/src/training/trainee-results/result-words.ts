import type {
  CertificateCondition,
  CertificateSettings,
} from '@portal/contract/training/certificates/certificate-conditions'
import { markRanges } from '@portal/contract/training/results/gains'
import type { GiveText } from '@portal/ui/texts'
import type results from '../../locales/en/training/trainee_results.json'

type ResultTexts = GiveText<typeof results>

/** An unmet certificate requirement in words. */
export const missingText = (t: ResultTexts, condition: CertificateCondition, settings: CertificateSettings): string =>
  t(`missing.${condition}`, {
    least: condition === 'attendance' ? settings.attendance_least : settings.post_test_least,
  })

/** Labels of the score ranges, in order. */
export const rangeTexts = (t: ResultTexts): readonly string[] =>
  markRanges.map((from, at) => {
    const next = markRanges[at + 1]
    return t('mark_range', { from, to: next === undefined ? 100 : next - 1 })
  })
