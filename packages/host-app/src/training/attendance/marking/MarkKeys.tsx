import { KeyHints } from '../../../blocks/text/KeyHints.tsx'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'

export const MarkKeys = () => {
  const t = useTrainingSessionTexts()
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
