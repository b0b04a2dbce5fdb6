import Donors from '../../../../packages/host-app/src/programmes/donors/Donors.tsx'
import { donorResource } from '../../../../stories/programmes/donor-records.ts'
import { describeResourceScreen } from '../../../support/resources/describe-resource-screen.tsx'

describeResourceScreen(donorResource, Donors, { typed: ['RF', 'River Fund', 'RiF', 'DE{ArrowDown}{Enter}'] })
