import type signing from '@portal/contract/locales/en/signing.json'
import { textsOf } from './texts-of.tsx'

/** What roles of signatures, offices and types of requests are called, on pages and in mails alike. */
export const useSigningTexts = textsOf<typeof signing>('signing')
