import { can } from '@portal/contract/core/rights/needs'
import { noticeNeeds } from '@portal/contract/messages/notice-needs'
import {
  digests,
  dutyKinds,
  editNoticeSettings,
  isOptional,
  type NoticeSettings,
  noticeKinds,
  readNoticeSettings,
} from '@portal/contract/messages/notices'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Switch } from '@portal/ui/Switch'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useAct, useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { oneOf } from '../../blocks/navigation/use-query.ts'
import { useUser } from '../../core/session/session.ts'
import { useNoticeTexts } from '../../core/texts/messages.ts'

/** Which notices the person gets, and whether a digest is mailed. Each choice is saved at once. */
export const Notices = () => {
  const t = useNoticeTexts()
  const problemText = useProblemText()
  const act = useAct()
  const user = useUser()
  const read = useRead(readNoticeSettings, {})
  return (
    <Loaded placeholder={<Skeleton lines={6} />} read={read}>
      {({ data: { off, digest } }) => {
        const possible = noticeKinds.filter(kind => isOptional(kind) && can(user, noticeNeeds[kind]))
        const save = async (change: Partial<NoticeSettings>) => {
          const settings = { off, digest, ...change }
          // Optimistic update. Rolls back if the request fails.
          const storing = act(editNoticeSettings, settings).then(answer => ({ data: answer.data }))
          await read
            .mutate(storing, { optimisticData: { data: settings }, revalidate: false })
            .catch(failed => toast({ tone: 'danger', text: problemText(failed) }))
        }
        return (
          <>
            <Section help={t('preferences.kinds_help')} title={t('preferences.kinds_title')}>
              {possible.map(kind => (
                <Switch
                  isOn={!off.includes(kind)}
                  key={kind}
                  label={t(`preferences.kind_names.${kind}`)}
                  onChange={isOn => void save({ off: isOn ? off.filter(one => one !== kind) : [...off, kind] })}
                />
              ))}
              {dutyKinds.map(kind => (
                <Text key={kind} tone="muted">
                  {t('preferences.duty', { kind: t(`preferences.kind_names.${kind}`) })}
                </Text>
              ))}
            </Section>
            <Section help={t('preferences.digest_help')} title={t('preferences.digest_title')}>
              <RadioGroup
                label={t('preferences.digest')}
                onChange={value => void save({ digest: oneOf(digests, value) ?? 'none' })}
                options={digests.map(value => ({ value, label: t(`preferences.digests.${value}`) }))}
                value={digest}
              />
            </Section>
          </>
        )
      }}
    </Loaded>
  )
}
