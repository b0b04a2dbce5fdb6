import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { leaveFocus } from '../navigation/use-restore-focus.ts'

interface RestoredNoteProps {
  onStartOver: () => void
}

/** Shown above fields restored from a stored draft. */
export const RestoredNote = ({ onStartOver }: RestoredNoteProps) => {
  const t = useBlockTexts()
  return (
    <Banner isLive tone="info">
      <Inline spread="between">
        {t('draft_restored')}
        <Button
          onPress={() => {
            leaveFocus()
            onStartOver()
          }}
          size="small"
        >
          {t('start_over')}
        </Button>
      </Inline>
    </Banner>
  )
}
