import Partners from '../../../../packages/host-app/src/partners/partners/Partners.tsx'
import { partnerResource } from '../../../../stories/partners/partner-records.ts'
import { describeResourceScreen } from '../../../support/resources/describe-resource-screen.tsx'

describeResourceScreen(partnerResource, Partners, { typed: ['Nahr', 'https://nahr.example.org'], deletion: 'asked' })
