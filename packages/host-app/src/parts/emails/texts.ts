import type emails from '../../locales/en/emails.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the outbox. */
export const useEmailTexts = textsOf<typeof emails>('emails')
