import { Button } from '@portal/ui/Button'
import { Checkbox } from '@portal/ui/Checkbox'
import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { ComboBox } from '@portal/ui/ComboBox'
import { CountrySelect } from '@portal/ui/CountrySelect'
import { DateField } from '@portal/ui/DateField'
import { DatePicker } from '@portal/ui/DatePicker'
import { DateRangePicker } from '@portal/ui/DateRangePicker'
import { DigitInput } from '@portal/ui/DigitInput'
import { FileDrop } from '@portal/ui/FileDrop'
import { FileField } from '@portal/ui/FileField'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Link } from '@portal/ui/Link'
import { MentionArea } from '@portal/ui/MentionArea'
import { Menu } from '@portal/ui/Menu'
import { MoneyField } from '@portal/ui/MoneyField'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { NumberField } from '@portal/ui/NumberField'
import { Pagination } from '@portal/ui/Pagination'
import { PasswordField } from '@portal/ui/PasswordField'
import { PercentField } from '@portal/ui/PercentField'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { RegionSelect } from '@portal/ui/RegionSelect'
import { RichText } from '@portal/ui/RichText'
import { SearchField } from '@portal/ui/SearchField'
import { Select } from '@portal/ui/Select'
import { Slider } from '@portal/ui/Slider'
import { SplitButton } from '@portal/ui/SplitButton'
import { StarRating } from '@portal/ui/StarRating'
import { Switch } from '@portal/ui/Switch'
import { Tabs } from '@portal/ui/Tabs'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { ToggleButton, ToggleButtonGroup } from '@portal/ui/ToggleButton'
import type { ReactNode } from 'react'

/** What a control is shown with; `words` are in the language of the page. */
export interface Shown {
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
  readonly words: { readonly label: string; readonly one: string; readonly other: string }
}

/** A control and its states: whether it can be disabled, and whether it can be shown without being changed. */
interface Control {
  readonly name: string
  /** Typed into and nothing else: a press gives it the focus, and has no look of its own. Default `false`. */
  readonly isTyped?: true
  readonly knows: readonly ('disabled' | 'read-only')[]
  readonly draw: (shown: Shown) => ReactNode
}

const nothing = () => undefined
const off = ['disabled'] as const
const all = ['disabled', 'read-only'] as const
const optionsOf = ({ words }: Shown) => [
  { value: 'one', label: words.one },
  { value: 'other', label: words.other },
]
const field = ({ isDisabled, isReadOnly, words }: Shown) => ({ isDisabled, isReadOnly, label: words.label })
const plain = ({ isDisabled, words }: Shown) => ({ isDisabled, label: words.label })

/** Every control of the design system that a person presses or fills in. */
export const controls: readonly Control[] = [
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
    draw: s => <Pagination count={3} hrefOf={() => '#one'} label={s.words.label} page={2} />,
  },
  {
    name: 'Tabs',
    knows: [],
    draw: s => <Tabs label={s.words.label} tabs={[{ id: 'one', label: s.words.one, content: s.words.other }]} />,
  },
  { name: 'Switch', knows: all, draw: s => <Switch {...field(s)} defaultOn /> },
  {
    name: 'Checkbox',
    knows: all,
    draw: s => (
      <Checkbox defaultChecked isDisabled={s.isDisabled} isReadOnly={s.isReadOnly}>
        {s.words.one}
      </Checkbox>
    ),
  },
  {
    name: 'CheckboxGroup',
    knows: all,
    draw: s => <CheckboxGroup {...field(s)} defaultValue={['one']} options={optionsOf(s)} />,
  },
  { name: 'RadioGroup', knows: all, draw: s => <RadioGroup {...field(s)} defaultValue="one" options={optionsOf(s)} /> },
  { name: 'StarRating', knows: all, draw: s => <StarRating {...field(s)} defaultValue={3} /> },
  { name: 'Slider', knows: all, draw: s => <Slider {...field(s)} defaultValue={40} /> },
  { name: 'TextField', isTyped: true, knows: all, draw: s => <TextField {...field(s)} defaultValue={s.words.one} /> },
  {
    name: 'TextArea',
    isTyped: true,
    knows: all,
    draw: s => <TextArea {...field(s)} defaultValue={s.words.one} rows={2} />,
  },
  {
    name: 'MentionArea',
    isTyped: true,
    knows: all,
    draw: s => <MentionArea {...field(s)} defaultValue={s.words.one} onSearch={nothing} options={[]} rows={2} />,
  },
  { name: 'DigitInput', isTyped: true, knows: off, draw: s => <DigitInput {...plain(s)} length={3} /> },
  { name: 'FileField', knows: off, draw: s => <FileField {...plain(s)} name="file" /> },
  { name: 'FileDrop', knows: off, draw: s => <FileDrop {...plain(s)} name="files" /> },
  { name: 'PasswordField', knows: all, draw: s => <PasswordField {...field(s)} defaultValue="Portal" /> },
  {
    name: 'SearchField',
    knows: off,
    draw: s => <SearchField {...plain(s)} onChange={nothing} value={s.words.one} />,
  },
  { name: 'Select', knows: all, draw: s => <Select {...field(s)} defaultValue="one" options={optionsOf(s)} /> },
  { name: 'ComboBox', knows: all, draw: s => <ComboBox {...field(s)} defaultValue="one" options={optionsOf(s)} /> },
  { name: 'CountrySelect', knows: all, draw: s => <CountrySelect {...field(s)} defaultValue="SY" /> },
  { name: 'RegionSelect', knows: all, draw: s => <RegionSelect {...field(s)} country="SY" defaultValue="Idlib" /> },
  {
    name: 'MultiSelect',
    knows: all,
    draw: s => <MultiSelect {...field(s)} defaultValue={['one']} options={optionsOf(s)} />,
  },
  { name: 'DateField', isTyped: true, knows: all, draw: s => <DateField {...field(s)} defaultValue="2026-11-20" /> },
  { name: 'DatePicker', knows: all, draw: s => <DatePicker {...field(s)} defaultValue="2026-11-20" /> },
  {
    name: 'DateRangePicker',
    knows: all,
    draw: s => <DateRangePicker {...field(s)} defaultValue={{ start: '2026-11-01', end: '2026-11-20' }} />,
  },
  { name: 'NumberField', knows: all, draw: s => <NumberField {...field(s)} defaultValue={12} hasSteps /> },
  { name: 'MoneyField', isTyped: true, knows: all, draw: s => <MoneyField {...field(s)} defaultValue={123_450} /> },
  { name: 'PercentField', isTyped: true, knows: all, draw: s => <PercentField {...field(s)} defaultValue={45} /> },
  {
    name: 'RichText',
    knows: all,
    draw: s => <RichText {...field(s)} defaultValue={`<p>${s.words.one} <strong>${s.words.other}</strong></p>`} />,
  },
]
