import { Status } from '@portal/ui/Status'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'

interface SessionStateProps {
  session: { readonly is_cancelled: boolean; readonly is_over: boolean }
}

/** Whether a session is upcoming, held, or cancelled. */
export const SessionState = ({ session: { is_cancelled, is_over } }: SessionStateProps) => {
  const t = useTrainingSessionTexts()
  const state = is_cancelled ? 'cancelled' : is_over ? 'over' : 'coming'
  return <Status tone={state === 'coming' ? 'info' : 'neutral'}>{t(`states.${state}`)}</Status>
}
