import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Progress } from '@portal/ui/Progress'
import { Slider } from '@portal/ui/Slider'
import { Stack } from '@portal/ui/Stack'
import { StarRating } from '@portal/ui/StarRating'
import { Stepper } from '@portal/ui/Stepper'
import { Text } from '@portal/ui/Text'
import { useSay } from '../../support/say.ts'

/** What mirrors and what doesn't, in the surrounding direction. */
export const DirectionSample = () => {
  const say = useSay()
  return (
    <Stack gap="large">
      <Breadcrumbs
        crumbs={[
          { label: say('Projects', 'المشاريع'), href: '/projects' },
          { label: say('Activities', 'الأنشطة'), href: '/activities' },
        ]}
      />
      <Stepper
        label={say('Purchase request', 'طلب الشراء')}
        steps={[
          { id: 'filed', label: say('Filed', 'قُدّم'), state: 'done' },
          { id: 'signed', label: say('Signatures', 'التواقيع'), state: 'current' },
          { id: 'paid', label: say('Payment', 'الدفع'), state: 'upcoming' },
        ]}
      />
      <Progress label={say('Upload', 'رفع الملف')} value={65} />
      <Slider defaultValue={30} label={say('Share', 'الحصة')} />
      <StarRating defaultValue={4} label={say('The room was good', 'كانت القاعة جيدة')} />
      <Inline>
        <Button icon={<Icon name="check" />}>{say('Approve', 'موافقة')}</Button>
        <Button icon={<Icon name="arrow" />}>{say('Next', 'التالي')}</Button>
      </Inline>
      <Text>
        {say('Call ', 'للاتصال: ')}
        <Isolate>+90 (342) 555 01 01</Isolate>
        {say(' about request ', ' بخصوص الطلب ')}
        <Isolate>PR-2026/0042</Isolate>.
      </Text>
    </Stack>
  )
}
