import { type Certificate, listOwnCertificates } from '@portal/contract/training/certificates/certificates'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { usePages } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useCertificateTexts } from '../../../core/texts/training.ts'
import { OpenCertificate } from './OpenCertificate.tsx'

const Row = ({ certificate: { id, training, kind, issued_at, revoked_at } }: { certificate: Certificate }) => {
  const t = useCertificateTexts()
  const { href } = useQuery()
  return (
    <Inline gap="small">
      <Link href={href({ certificate: id })}>
        <Isolate direction="auto">{training}</Isolate>
      </Link>
      {t(`kinds.${kind}`)}
      <DateText value={issued_at} />
      {revoked_at && <Status tone="danger">{t('revoked')}</Status>}
    </Inline>
  )
}

/** The user's own certificates, of one training or all. Renders nothing if there are none. */
export const OwnCertificates = ({ trainingId }: { trainingId?: string }) => {
  const t = useCertificateTexts()
  const ofTraining = trainingId ? { sub_activity_id: trainingId } : {}
  const { read } = usePages(listOwnCertificates, { limit: 100, ...ofTraining })
  return (
    <Loaded placeholder={null} read={read}>
      {rows => {
        if (rows.length === 0) return null
        return (
          <Section title={t('own')}>
            <Stack as="ul" gap="small">
              {rows.map(row => (
                <li key={row.id}>
                  <Row certificate={row} />
                </li>
              ))}
            </Stack>
            <Text tone="muted">{t('own_help')}</Text>
            <OpenCertificate />
          </Section>
        )
      }}
    </Loaded>
  )
}
