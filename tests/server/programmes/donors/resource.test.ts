import { donorResource } from '../../../../stories/programmes/donor-records.ts'
import { describeResource } from '../../../support/resources/describe-resource.ts'
import { nothingShown } from '../../workspace/removals/removing.ts'

describeResource(donorResource, ({ code }) => ({ typed_code: code, shown: nothingShown }))
