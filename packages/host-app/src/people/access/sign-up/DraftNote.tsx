import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Text } from '@portal/ui/Text'
import { useAuthTexts } from '../../../core/texts/texts.ts'

/** Says that a draft was restored, and offers to discard it. */
export const DraftNote = ({ onStartOver }: { onStartOver: () => void }) => {
  const t = useAuthTexts()
  return (
    <Banner>
      <Text>{t('sign_up.draft')}</Text>
      <Button onPress={onStartOver} size="small">
        {t('sign_up.draft_clear')}
      </Button>
    </Banner>
  )
}
