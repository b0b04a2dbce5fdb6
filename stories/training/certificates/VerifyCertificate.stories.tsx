import { verifyCertificate } from '@portal/contract/training/certificates/certificates'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import VerifyCertificate from '../../../packages/host-app/src/training/certificates/VerifyCertificate.tsx'
import { refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { certificate, revokedCertificate } from '../trainings/training-records.ts'

const Screen = screenOf(VerifyCertificate, 'VerifyCertificate')

const meta = preview.meta({
  title: 'training/VerifyCertificate',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows what anyone with a certificate’s code may learn about it, without an account.',
      dos: ['Show first whether the certificate is valid.'],
      donts: ['Don’t show more than is printed on the certificate.'],
    }),
  },
})

const query = { code: certificate.code }

export const Valid = meta.story({
  beforeEach: on(api => api.on(verifyCertificate, () => ({ data: certificate })), { query }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('Tarek Zein'))
    for (const text of [/^(This certificate is valid|هذه الشهادة صالحة)$/, 'طارق زين', certificate.training])
      await expect(canvas.getByText(text)).toBeVisible()
  },
})

export const Revoked = meta.story({
  beforeEach: on(api => api.on(verifyCertificate, () => ({ data: revokedCertificate })), { query }),
})

export const Unknown = meta.story({
  beforeEach: on(api => api.on(verifyCertificate, refuse('not_found')), { query }),
})

export const TooManyTries = meta.story({
  beforeEach: on(api => api.on(verifyCertificate, refuse('too_many_requests')), { query }),
})

export const Blank = meta.story()
