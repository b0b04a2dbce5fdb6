import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Link } from '@portal/ui/Link'
import { Menu } from '@portal/ui/Menu'
import { Pagination } from '@portal/ui/Pagination'
import { SplitButton } from '@portal/ui/SplitButton'
import { Tabs } from '@portal/ui/Tabs'
import { ToggleButton, ToggleButtonGroup } from '@portal/ui/ToggleButton'
import { type Control, nothing, off, optionsOf, plain } from './control.ts'

export const pressed: readonly Control[] = [
  { name: 'Button', knows: off, draw: s => <Button isDisabled={s.isDisabled}>{s.words.one}</Button> },
  {
    name: 'Button, primary',
    knows: off,
    draw: s => (
      <Button isDisabled={s.isDisabled} variant="primary">
        {s.words.one}
      </Button>
    ),
  },
  {
    name: 'Button, quiet',
    knows: off,
    draw: s => (
      <Button isDisabled={s.isDisabled} variant="quiet">
        {s.words.one}
      </Button>
    ),
  },
  {
    name: 'Button, danger',
    knows: off,
    draw: s => (
      <Button isDisabled={s.isDisabled} variant="danger">
        {s.words.one}
      </Button>
    ),
  },
  { name: 'IconButton', knows: off, draw: s => <IconButton {...plain(s)} icon={<Icon name="edit" />} /> },
  {
    name: 'ToggleButton',
    knows: off,
    draw: s => <ToggleButton isDisabled={s.isDisabled} isPressed label={s.words.one} onChange={nothing} />,
  },
  {
    name: 'ToggleButtonGroup',
    knows: off,
    draw: s => (
      <ToggleButtonGroup
        {...plain(s)}
        defaultValue={['one']}
        options={optionsOf(s).map(({ value: id, label }) => ({ id, label }))}
      />
    ),
  },
  {
    name: 'SplitButton',
    knows: off,
    draw: s => (
      <SplitButton
        isDisabled={s.isDisabled}
        items={[{ id: 'other', label: s.words.other }]}
        label={s.words.one}
        menuLabel={s.words.label}
        onAction={nothing}
        onPress={nothing}
      />
    ),
  },
  { name: 'Menu', knows: off, draw: s => <Menu {...plain(s)} items={[{ id: 'one', label: s.words.one }]} /> },
  { name: 'Link', knows: [], draw: s => <Link href="#one">{s.words.one}</Link> },
  {
    name: 'Pagination',
    knows: [],
    draw: s => <Pagination count={3} hrefOf={() => '#one'} label={s.state} page={2} />,
  },
  {
    name: 'Tabs',
    knows: [],
    draw: s => <Tabs label={s.words.label} tabs={[{ id: 'one', label: s.words.one, content: s.words.other }]} />,
  },
]
