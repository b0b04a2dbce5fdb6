import { KeyHints } from '../../../blocks/text/KeyHints.tsx'
import { useSessionTexts } from '../../training-sessions/shared/texts.ts'

export const MarkKeys = () => {
  const t = useSessionTexts()
  const marks = (['present', 'late', 'absent', 'excused'] as const).map(mark => ({
    keys: [mark.slice(0, 1)],
    text: t(`marks.${mark}`),
  }))
  const rest = [
    { keys: ['up', 'down'], text: t('keys_move') },
    { keys: ['mod', 'z'], text: t('keys_undo') },
  ]
  return <KeyHints hints={[...marks, ...rest]} />
}
