import type signing from '@portal/contract/locales/en/signing.json'
import { textsOf } from './texts-of.tsx'

/** Names of signature roles, offices, and request types, which pages and mails share. */
export const useSigningTexts = textsOf<typeof signing>('signing')
