import type certificates from '../../locales/en/certificates.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of certificates. */
export const useCertificateTexts = textsOf<typeof certificates>('certificates')
