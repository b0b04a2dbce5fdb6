import __Records__ from '../../../../packages/host-app/src/__domain__/__kebab__/__Records__.tsx'
import { __record__Resource } from '../../../../stories/__domain__/__kebab__-records.ts'
import { describeResourceScreen } from '../../../support/resources/describe-resource-screen.tsx'

describeResourceScreen(__record__Resource, __Records__, { typed: ['Third'], deletion: 'undone' })
