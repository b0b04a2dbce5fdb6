import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Text } from '@portal/ui/Text'
import { useAuthTexts } from '../../../core/texts/texts.ts'

/** Says that what was typed earlier is here again, and how to be rid of it. */
export const DraftNote = ({ onStartOver }: { onStartOver: () => void }) => {
  const t = useAuthTexts()
  return (
    <Banner>
      <Text>{t('signup.draft')}</Text>
      <Button onPress={onStartOver} size="small">
        {t('signup.draft_clear')}
      </Button>
    </Banner>
  )
}
