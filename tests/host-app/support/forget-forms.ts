import { afterEach } from 'vitest'
import { dropAllForms } from '../../../packages/host-app/src/blocks/kept-forms.ts'

// What one test typed and did not save would stand in the forms of the next, for all have the same device.
afterEach(dropAllForms)
