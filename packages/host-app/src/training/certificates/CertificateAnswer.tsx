import { ProblemError } from '@portal/contract/core/api/call'
import { type VerifiedCertificate, verifyCertificate } from '@portal/contract/training/certificates/certificates'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../blocks/api/use-read.ts'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { useCertificateTexts } from '../../core/texts/training.ts'
import { useCourseName } from '../sub-activities/shared/sub-activity-names.ts'
import { PeriodText } from '../trainings/shared/PeriodText.tsx'

const Found = ({ certificate }: { certificate: VerifiedCertificate }) => {
  const t = useCertificateTexts()
  const courseName = useCourseName()
  const { full_name_en, full_name_ar, training, course, kind, issued_at, revoked_at } = certificate
  const name = (given: string) => <Isolate direction="auto">{given}</Isolate>
  return (
    <Stack>
      <Banner isLive tone={revoked_at ? 'danger' : 'success'}>
        {t(revoked_at ? 'verify.was_revoked' : 'verify.valid')}
      </Banner>
      <DescriptionList
        facts={[
          { label: t('verify.name'), value: name(full_name_en) },
          { label: t('verify.name_ar'), value: name(full_name_ar) },
          { label: t('verify.kind'), value: t(`kinds.${kind}`) },
          { label: t('verify.training'), value: name(training) },
          ...(course ? [{ label: t('verify.course'), value: name(courseName(course)) }] : []),
          { label: t('verify.dates'), value: <PeriodText {...certificate} /> },
          { label: t('verify.issued'), value: <DateText value={issued_at} /> },
          ...(revoked_at ? [{ label: t('verify.revoked_on'), value: <DateText value={revoked_at} /> }] : []),
        ]}
      />
    </Stack>
  )
}

/** Result for one certificate code. Callers key it by code, so that a stale result never shows for another code. */
export const CertificateAnswer = ({ code }: { code: string }) => {
  const t = useCertificateTexts()
  const { data, error } = useRead(verifyCertificate, { code })
  if (error === undefined) return data ? <Found certificate={data.data} /> : null
  if (!(error instanceof ProblemError) || error.problem.code !== 'not_found') return <FailureBanner failure={error} />
  return (
    <Banner isLive title={t('verify.unknown')} tone="warning">
      {t('verify.unknown_text')}
    </Banner>
  )
}
