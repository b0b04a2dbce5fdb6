import type signing from '@portal/contract/locales/en/signing.json'
import type palette from '../../locales/en/app/palette.json'
import type shell from '../../locales/en/app/shell.json'
import type blocks from '../../locales/en/blocks/blocks.json'
import type complaintHandling from '../../locales/en/complaints/complaint_handling.json'
import type errors from '../../locales/en/core/errors.json'
import type files from '../../locales/en/files/files.json'
import type imports from '../../locales/en/money/imports.json'
import type partners from '../../locales/en/partners/partners.json'
import type auth from '../../locales/en/people/auth.json'
import { portalTextsOf } from './texts-of.tsx'

/** Texts of the layouts and the error screens around pages. */
export const useShellTexts = portalTextsOf<typeof shell>('shell')

export const useErrorTexts = portalTextsOf<typeof errors>('errors')

/** Texts of login, sign-up, account types, and the account. */
export const useAuthTexts = portalTextsOf<typeof auth>('auth')

export const usePaletteTexts = portalTextsOf<typeof palette>('palette')

export const useImportTexts = portalTextsOf<typeof imports>('imports')

export const useBlockTexts = portalTextsOf<typeof blocks>('blocks')

/** Names of signature roles, offices, and request types, which pages and mails share. */
export const useSigningTexts = portalTextsOf<typeof signing>('signing')

export const useHandlingTexts = portalTextsOf<typeof complaintHandling>('complaint_handling')

export const useFileTexts = portalTextsOf<typeof files>('files')

export const usePartnerTexts = portalTextsOf<typeof partners>('partners')
