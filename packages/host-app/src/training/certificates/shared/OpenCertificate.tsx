import { id } from '@portal/contract/core/fields/fields'
import { lazy, Suspense } from 'react'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { withTexts } from '../../../core/texts/with-texts.ts'

const CertificatePreview = lazy(withTexts(() => import('./CertificatePreview.tsx')))

const anId = id()

/** The certificate that the address names (`?certificate=<id>`) on paper, over whichever page led to it. */
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
