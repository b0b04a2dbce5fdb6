import { Pagination } from '@portal/ui/Pagination'
import { Stack } from '@portal/ui/Stack'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Navigation/Pagination',
  component: Pagination,
  parameters: usage({
    what: 'Links to the pages of a list whose length is known.',
    dos: ['Give each page its own URL, so that people can share it.'],
    donts: ['Don’t use it for an endless list. Use DataTable’s “load more” instead.'],
    states: [{ knows: [], draw: s => <Pagination count={3} hrefOf={() => '#one'} label={s.state} page={2} /> }],
  }),
  args: { label: 'Certificates', page: 2, count: 12, hrefOf: page => `?page=${page}` },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  args: { page: 5, count: 9 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '?page=4')
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Stack>
      {[
        [1, 1],
        [1, 3],
        [2, 9],
        [5, 9],
        [9, 9],
        [617, 1240],
      ].map(([page = 1, count = 1]) => (
        <Pagination
          count={count}
          hrefOf={number => `?page=${number}`}
          key={`${page}/${count}`}
          label={say(`Page ${page} of ${count}`, `الصفحة ${page} من ${count}`)}
          page={page}
        />
      ))}
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
