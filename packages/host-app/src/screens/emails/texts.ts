import { textsOf } from '@portal/ui/texts'
import type emails from '../../locales/en/emails.json'

/** Texts of the outbox. */
export const useEmailTexts = textsOf<typeof emails>('emails')
