import { textsOf } from '../../../core/texts/texts-of.tsx'
import type certificates from '../../../locales/en/certificates.json'

export const useCertificateTexts = textsOf<typeof certificates>('certificates')
