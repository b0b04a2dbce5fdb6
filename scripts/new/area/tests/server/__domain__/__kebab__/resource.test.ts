import { __record__Resource } from '../../../../stories/__domain__/__kebab__-records.ts'
import { describeResource } from '../../../support/resources/describe-resource.ts'

describeResource(__record__Resource)
