import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { shortLabel } from './bar.css.ts'

export const ComplaintButton = ({ onPress }: { onPress: () => void }) => {
  const t = useShellTexts()
  return (
    <Button icon={<Icon name="message" />} onPress={onPress} variant="quiet">
      <span className={shortLabel}>{t('file_complaint')}</span>
    </Button>
  )
}
