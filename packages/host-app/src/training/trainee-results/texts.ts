import type {
  CertificateCondition,
  CertificateSettings,
} from '@portal/contract/training/certificates/certificate-conditions'
import { markRanges } from '@portal/contract/training/results/gains'
import type { GiveText } from '@portal/ui/texts'
import { textsOf } from '../../core/texts/texts-of.tsx'
import type results from '../../locales/en/trainee_results.json'

/** Texts of what trainees have reached in trainings. */
export const useResultTexts = textsOf<typeof results>('trainee_results')

type ResultTexts = GiveText<typeof results>

/** A condition of a certificate that is not met, in words. */
export const missingText = (t: ResultTexts, condition: CertificateCondition, settings: CertificateSettings): string =>
  t(`missing.${condition}`, {
    least: condition === 'attendance' ? settings.attendance_least : settings.post_test_least,
  })

/** The ranges of marks in words, in their order. */
export const rangeTexts = (t: ResultTexts): readonly string[] =>
  markRanges.map((from, at) => {
    const next = markRanges[at + 1]
    return t('mark_range', { from, to: next === undefined ? 100 : next - 1 })
  })
