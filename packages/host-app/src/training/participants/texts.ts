import { textsOf } from '../../core/texts/texts-of.tsx'
import type participants from '../../locales/en/participants.json'

/** Texts of instructors and trainees with their history. */
export const useParticipantTexts = textsOf<typeof participants>('participants')
