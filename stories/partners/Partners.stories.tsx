import { checkPartnerPage, type Finding } from '@portal/contract/partners/partner-checks'
import { type PartnerCount, readPartnerCounts } from '@portal/contract/partners/partner-counts'
import { readLiveCheck, startLiveCheck } from '@portal/contract/partners/partner-live-checks'
import { listPartners } from '@portal/contract/partners/partners'
import { frameTheme } from '@portal/contract/partners/theme-rules'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Partners from '../../packages/host-app/src/partners/partners/Partners.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { answerResource } from '../support/resource.ts'
import { screenOf } from '../support/screen-of.tsx'
import { partnerResource } from './partner-records.ts'

const Screen = screenOf(Partners, 'Partners')

const meta = preview.meta({
  title: 'partners/Partners',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the sites that may show widgets, by their exact origins. Each has a script tag to copy.',
      dos: ['Show the fixed version of the script with its integrity hash.'],
      donts: ['Don’t accept wildcards. List every origin in full.'],
    }),
  },
})

const [{ id: open, key }] = partnerResource.rows

const onThePage: Finding[] = [
  { code: 'origin_listed' },
  { code: 'key_former', value: 'site_harbour_2025', add: key },
  { code: 'tag_found' },
  { code: 'frame_blocked', value: "default-src 'self'", add: `frame-src 'self' ${location.origin}` },
]

const reported: Finding[] = [
  { code: 'frame_asked', value: 'complaint' },
  { code: 'widget_shown', value: 'complaint' },
  { code: 'cookie_refused' },
  { code: 'frame_asked', value: 'exam' },
]

export const List = meta.story({
  beforeEach: on(api => void answerResource(api, partnerResource)),
  tags: ['visual'],
})

export const Empty = meta.story({ beforeEach: on(api => void answerResource(api, partnerResource, [])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listPartners, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listPartners, refuse('unavailable'))) })

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const uses: PartnerCount[] = [0, 1, 2, 5, 9].flatMap(days => [
  { day: dayBefore(days), widget: 'complaint' as const, loaded: 40 - days * 3, opened: 6, completed: 0 },
  { day: dayBefore(days), widget: 'exam' as const, loaded: 12 + days, opened: 10, completed: 8 },
])

export const Opened = meta.story({
  beforeEach: on(
    api => {
      answerResource(api, partnerResource)
      api.on(readPartnerCounts, () => ({ data: uses }))
    },
    { query: { open } },
  ),
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await expect((await drawer.findAllByText(new RegExp(key)))[0]).toBeVisible()
    // The complaint form doesn't report completions.
    await expect(await drawer.findByText(/^149 loaded, 30 opened$|^\S+ \S* ?149، \S+ 30$/)).toBeVisible()
  },
})

/** The preview updates while typing, on the pages where visitors see the widgets. */
export const Editing = meta.story({
  beforeEach: on(api => void answerResource(api, partnerResource), { query: { open, act: 'edit' } }),
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    const box = async (name: RegExp) => drawer.findByRole('textbox', { name })
    const samples = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] [inert][data-theme]')]
    const accents = () => samples().map(sample => sample.style.getPropertyValue('--portal-accent'))
    await userEvent.type(await box(/^(Accent|لون التمييز)/), '#0b6b4f')
    const { properties, inDark } = frameTheme({ accent: '#0b6b4f' })
    await waitFor(() => expect(accents()).toEqual([properties['--portal-accent'], inDark['--portal-accent']]))
    // A text colour needs a background to check its contrast against. An unreadable one is rejected.
    await userEvent.type(await box(/^(Text|لون النص)/), '#777777')
    await expect(drawer.getByText(/4\.5:1/)).toBeVisible()
    await userEvent.type(await box(/^(Background|لون الخلفية)/), '#101318')
    await waitFor(() => expect(samples().map(({ dataset }) => dataset.theme)).toEqual(['dark']))
    await expect(samples()[0]?.style.getPropertyValue('--portal-text')).toBe('')
  },
})

export const CheckedPage = meta.story({
  beforeEach: on(
    api => {
      answerResource(api, partnerResource)
      api.on(readPartnerCounts, () => ({ data: [] }))
      api.on(checkPartnerPage, ({ address }) => ({
        data: {
          address,
          findings: onThePage,
        },
      }))
    },
    { query: { open } },
  ),
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    const address = await drawer.findByRole('textbox')
    await userEvent.clear(address)
    await userEvent.type(address, 'harbour.example.org{Enter}')
    await expect(address).toBeInvalid()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://harbour.example.org/help{Enter}')
    const line = await drawer.findByText(`frame-src 'self' ${location.origin}`)
    const former = await drawer.findByText(key, { selector: 'pre *' })
    // Blocking problems come before hints.
    await expect(line.compareDocumentPosition(former)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
})

/** Opens the page in a new tab, where the widgets run. Their reports arrive one by one. */
export const CheckedInATab = meta.story({
  beforeEach: on(
    api => {
      answerResource(api, partnerResource)
      api.on(readPartnerCounts, () => ({ data: [] }))
      api.on(startLiveCheck, () => ({ data: { done: true as const } }))
      api.on(readLiveCheck, () => ({ data: { findings: reported } }))
    },
    { query: { open } },
  ),
  play: async () => {
    const opened = spyOn(window, 'open').mockReturnValue(null)
    const drawer = within(await within(document.body).findByRole('dialog'))
    const [, button = document.body] = await drawer.findAllByRole('button', { name: /^(Check|فحص|الفحص)/ })
    await userEvent.click(button)
    await expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/harbour\.example\.org\/#portal-check=[0-9a-f-]{36}$/),
      '_blank',
      'noopener',
    )
    // A working widget no longer counts as merely requested.
    await expect(await drawer.findByText(/Complaint form.*works|نموذج.*تعمل في هذه/)).toBeVisible()
    await expect(drawer.queryByText(/Complaint form.*has asked|طلبت.*نموذج/)).toBeNull()
  },
})
