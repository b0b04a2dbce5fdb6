import type { CertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import { Text } from '@portal/ui/Text'
import { useCertificateTexts } from '../../../core/texts/training.ts'

/** Requirements for a training's certificates, one per line. */
export const CertificateConditions = ({ settings }: { settings: CertificateSettings }) => {
  const t = useCertificateTexts()
  const { attendance_least, post_test_least, is_evaluation_needed } = settings
  const lines = [
    attendance_least > 0 && t('needs.attendance', { least: attendance_least }),
    is_evaluation_needed && t('needs.evaluation'),
    post_test_least > 0 && t('needs.post_test', { least: post_test_least }),
  ].filter(line => typeof line === 'string')
  return (lines.length > 0 ? lines : [t('needs.nothing')]).map(line => (
    <Text as="div" key={line}>
      {line}
    </Text>
  ))
}
