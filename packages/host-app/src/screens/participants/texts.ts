import type participants from '../../locales/en/participants.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of instructors and trainees with their history. */
export const useParticipantTexts = textsOf<typeof participants>('participants')
