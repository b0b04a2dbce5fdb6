import { BarChart } from '@portal/ui/BarChart'
import { Checkbox } from '@portal/ui/Checkbox'
import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { ColumnChooser } from '@portal/ui/ColumnChooser'
import { ComboBox } from '@portal/ui/ComboBox'
import { CountrySelect } from '@portal/ui/CountrySelect'
import { usualArrangement } from '@portal/ui/DataTable'
import { DateField } from '@portal/ui/DateField'
import { DatePicker } from '@portal/ui/DatePicker'
import { DateRangePicker } from '@portal/ui/DateRangePicker'
import { DigitInput } from '@portal/ui/DigitInput'
import { DonutChart } from '@portal/ui/DonutChart'
import type { ElementProps } from '@portal/ui/element'
import { FileDrop } from '@portal/ui/FileDrop'
import { FileField } from '@portal/ui/FileField'
import { FilterBar } from '@portal/ui/FilterBar'
import { Form } from '@portal/ui/Form'
import { GanttChart } from '@portal/ui/GanttChart'
import { HoverCard } from '@portal/ui/HoverCard'
import { LineChart } from '@portal/ui/LineChart'
import { MentionArea } from '@portal/ui/MentionArea'
import { MoneyField } from '@portal/ui/MoneyField'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { NumberField } from '@portal/ui/NumberField'
import { PasswordField } from '@portal/ui/PasswordField'
import { PercentField } from '@portal/ui/PercentField'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { RegionSelect } from '@portal/ui/RegionSelect'
import { RichText } from '@portal/ui/RichText'
import { SearchField } from '@portal/ui/SearchField'
import { Select } from '@portal/ui/Select'
import { Slider } from '@portal/ui/Slider'
import { StackedChart } from '@portal/ui/StackedChart'
import { StarRating } from '@portal/ui/StarRating'
import { Switch } from '@portal/ui/Switch'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import type { ReactElement } from 'react'

/** Renders components by name, with props for their elements. */
export type Drawings = Readonly<Record<string, (own: ElementProps) => ReactElement>>

const nothing = () => undefined
const label = 'Name'
const options = [{ value: 'a', label: 'A' }]
const chart = {
  title: 'Spending doubled',
  points: [{ label: 'May', values: { spent: 1 } }],
  pointsLabel: 'Month',
}
const spent = { id: 'spent', label: 'Spent' }

/** Each field, and components around fields and text, with minimal props. */
export const fields: Drawings = {
  Checkbox: own => <Checkbox {...own}>Copy</Checkbox>,
  CheckboxGroup: own => <CheckboxGroup {...own} label={label} options={options} />,
  ComboBox: own => <ComboBox {...own} label={label} options={options} />,
  CountrySelect: own => <CountrySelect {...own} label={label} />,
  DateField: own => <DateField {...own} label={label} />,
  DatePicker: own => <DatePicker {...own} label={label} />,
  DateRangePicker: own => <DateRangePicker {...own} label={label} />,
  DigitInput: own => <DigitInput {...own} label={label} />,
  FileDrop: own => <FileDrop {...own} label={label} />,
  FileField: own => <FileField {...own} label={label} />,
  MentionArea: own => <MentionArea {...own} label={label} onSearch={nothing} options={[]} />,
  MoneyField: own => <MoneyField {...own} label={label} />,
  MultiSelect: own => <MultiSelect {...own} label={label} options={options} />,
  NumberField: own => <NumberField {...own} label={label} />,
  PasswordField: own => <PasswordField {...own} label={label} />,
  PercentField: own => <PercentField {...own} label={label} />,
  RadioGroup: own => <RadioGroup {...own} label={label} options={options} />,
  RegionSelect: own => <RegionSelect {...own} label={label} />,
  RichText: own => <RichText {...own} label={label} />,
  SearchField: own => <SearchField {...own} label={label} onChange={nothing} value="" />,
  Select: own => <Select {...own} label={label} options={options} />,
  Slider: own => <Slider {...own} label={label} />,
  StarRating: own => <StarRating {...own} label={label} />,
  Switch: own => <Switch {...own} label={label} />,
  TextArea: own => <TextArea {...own} label={label} />,
  TextField: own => <TextField {...own} label={label} />,
  HoverCard: own => (
    <HoverCard {...own} card="Facts">
      Amal
    </HoverCard>
  ),
  FilterBar: own => <FilterBar {...own} />,
  ColumnChooser: own => <ColumnChooser {...own} arrangement={usualArrangement} columns={[]} onChange={nothing} />,
  Form: own => <Form {...own}>Fields</Form>,
}

/** Each chart, with minimal props. */
export const charts: Drawings = {
  BarChart: own => <BarChart {...chart} {...own} series={[spent]} />,
  DonutChart: own => <DonutChart {...chart} {...own} series={spent} />,
  GanttChart: own => <GanttChart {...own} rows={[]} rowsLabel="Activity" title="Plan" today="2026-05-01" />,
  LineChart: own => <LineChart {...chart} {...own} series={[spent]} />,
  StackedChart: own => <StackedChart {...chart} {...own} series={[spent]} />,
}
