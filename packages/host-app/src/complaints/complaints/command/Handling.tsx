import type { Complaint } from '@portal/contract/complaints/complaints'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { Written } from '../../../blocks/text/Written.tsx'
import { useHandlingTexts } from '../../../core/texts/texts.ts'
import { CommandPanel } from './CommandPanel.tsx'

interface Props {
  complaint: Complaint
}

/** Public reply, or why a reply isn't possible. */
const Reply = ({ complaint }: Props) => {
  const t = useHandlingTexts()
  const { reply, can, identity_type } = complaint
  const missing = identity_type === 'anonymous' ? t('cannot_reply') : t('no_reply')
  return (
    <Section level={3} title={t('reply')}>
      {reply === null ? <Text tone="muted">{missing}</Text> : <Written>{reply}</Written>}
      <CommandPanel
        complaint={complaint}
        label={t(reply === null ? 'acts.reply' : 'changes.reply')}
        name={can.reply ? 'reply' : undefined}
        text={reply}
      />
    </Section>
  )
}

/** Internal comment among staff. */
const Comment = ({ complaint }: Props) => {
  const t = useHandlingTexts()
  const { inner_comment, can } = complaint
  if (inner_comment === null && !can.comment) return null
  return (
    <Section help={t('comment_help')} level={3} title={t('comment')}>
      {inner_comment === null ? <Text tone="muted">{t('no_comment')}</Text> : <Written>{inner_comment}</Written>}
      <CommandPanel
        complaint={complaint}
        label={t(inner_comment === null ? 'acts.comment' : 'changes.comment')}
        name={can.comment ? 'comment' : undefined}
        text={inner_comment}
      />
    </Section>
  )
}

/** Closes or reopens the complaint. */
const State = ({ complaint }: Props) => {
  const t = useHandlingTexts()
  const { can, status } = complaint
  const name = can.close ? 'close' : 'reopen'
  if (!can.close && !can.reopen) return null
  return (
    <Section help={t(`state_${status}`)} level={3} title={t('state')}>
      <CommandPanel complaint={complaint} label={t(`acts.${name}`)} name={name} />
    </Section>
  )
}

/** Commands on a complaint, each beside its outcome. The row's rights decide which are available. */
export const Handling = (props: Props) => (
  <Stack gap="large">
    <Reply {...props} />
    <Comment {...props} />
    <State {...props} />
  </Stack>
)
