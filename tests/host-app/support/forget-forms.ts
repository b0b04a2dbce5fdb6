import { afterEach } from 'vitest'
import { dropAllFormDrafts } from '../../../packages/host-app/src/blocks/form/form-drafts.ts'

// What one test typed and did not save would be restored in the forms of the next, for all have the same device.
afterEach(dropAllFormDrafts)
