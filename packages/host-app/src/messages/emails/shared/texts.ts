import { textsOf } from '../../../core/texts/texts-of.tsx'
import type emails from '../../../locales/en/emails.json'

/** Texts of the outbox. */
export const useEmailTexts = textsOf<typeof emails>('emails')
