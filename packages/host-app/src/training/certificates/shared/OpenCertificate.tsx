import { id } from '@portal/contract/core/fields/fields'
import { lazy, Suspense } from 'react'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { withTexts } from '../../../core/texts/i18n.ts'

const CertificatePreview = lazy(withTexts(() => import('./CertificatePreview.tsx')))

const anId = id()

/** Opens the certificate named in the URL (`?certificate=<id>`) over any page. */
export const OpenCertificate = () => {
  const { get, set } = useQuery()
  const open = anId.safeParse(get('certificate')).data
  if (open === undefined) return null
  return (
    <Suspense>
      <CertificatePreview id={open} onClose={() => set({ certificate: undefined }, { isStep: true })} />
    </Suspense>
  )
}
