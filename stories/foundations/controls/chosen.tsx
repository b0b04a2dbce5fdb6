import { Checkbox } from '@portal/ui/Checkbox'
import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { ComboBox } from '@portal/ui/ComboBox'
import { CountrySelect } from '@portal/ui/CountrySelect'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { RegionSelect } from '@portal/ui/RegionSelect'
import { Select } from '@portal/ui/Select'
import { Slider } from '@portal/ui/Slider'
import { StarRating } from '@portal/ui/StarRating'
import { Switch } from '@portal/ui/Switch'
import { all, type Control, field, optionsOf } from './control.ts'

export const chosen: readonly Control[] = [
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
  { name: 'Select', knows: all, draw: s => <Select {...field(s)} defaultValue="one" options={optionsOf(s)} /> },
  { name: 'ComboBox', knows: all, draw: s => <ComboBox {...field(s)} defaultValue="one" options={optionsOf(s)} /> },
  { name: 'CountrySelect', knows: all, draw: s => <CountrySelect {...field(s)} defaultValue="SY" /> },
  { name: 'RegionSelect', knows: all, draw: s => <RegionSelect {...field(s)} country="SY" defaultValue="Idlib" /> },
  {
    name: 'MultiSelect',
    knows: all,
    draw: s => <MultiSelect {...field(s)} defaultValue={['one']} options={optionsOf(s)} />,
  },
]
