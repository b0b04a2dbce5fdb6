import { donorResource } from '../../../../stories/programmes/donor-records.ts'
import { describeResource } from '../../../support/describe-resource.ts'

describeResource(donorResource, ({ code }) => ({ typed_code: code, rows: 0 }))
