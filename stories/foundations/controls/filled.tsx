import { DateField } from '@portal/ui/DateField'
import { DatePicker } from '@portal/ui/DatePicker'
import { DateRangePicker } from '@portal/ui/DateRangePicker'
import { DigitInput } from '@portal/ui/DigitInput'
import { FileDrop } from '@portal/ui/FileDrop'
import { FileField } from '@portal/ui/FileField'
import { MentionArea } from '@portal/ui/MentionArea'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField } from '@portal/ui/NumberField'
import { PasswordField } from '@portal/ui/PasswordField'
import { PercentField } from '@portal/ui/PercentField'
import { RichText } from '@portal/ui/RichText'
import { SearchField } from '@portal/ui/SearchField'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { all, type Control, field, nothing, off, plain } from './control.ts'

export const filled: readonly Control[] = [
  {
    name: 'TextField',
    hasNoPress: true,
    knows: all,
    draw: s => <TextField {...field(s)} defaultValue={s.words.one} />,
  },
  {
    name: 'TextArea',
    hasNoPress: true,
    knows: all,
    draw: s => <TextArea {...field(s)} defaultValue={s.words.one} rows={2} />,
  },
  {
    name: 'MentionArea',
    hasNoPress: true,
    knows: all,
    draw: s => <MentionArea {...field(s)} defaultValue={s.words.one} onSearch={nothing} options={[]} rows={2} />,
  },
  { name: 'DigitInput', hasNoPress: true, knows: off, draw: s => <DigitInput {...plain(s)} length={3} /> },
  { name: 'FileField', hasNoPress: true, knows: off, draw: s => <FileField {...plain(s)} name="file" /> },
  { name: 'FileDrop', knows: off, draw: s => <FileDrop {...plain(s)} name="files" /> },
  { name: 'PasswordField', knows: all, draw: s => <PasswordField {...field(s)} defaultValue="Portal" /> },
  {
    name: 'SearchField',
    knows: off,
    draw: s => <SearchField {...plain(s)} onChange={nothing} value={s.words.one} />,
  },
  { name: 'DateField', hasNoPress: true, knows: all, draw: s => <DateField {...field(s)} defaultValue="2026-11-20" /> },
  { name: 'DatePicker', knows: all, draw: s => <DatePicker {...field(s)} defaultValue="2026-11-20" /> },
  {
    name: 'DateRangePicker',
    knows: all,
    draw: s => <DateRangePicker {...field(s)} defaultValue={{ start: '2026-11-01', end: '2026-11-20' }} />,
  },
  { name: 'NumberField', knows: all, draw: s => <NumberField {...field(s)} defaultValue={12} hasSteps /> },
  { name: 'MoneyField', hasNoPress: true, knows: all, draw: s => <MoneyField {...field(s)} defaultValue={123_450} /> },
  { name: 'PercentField', hasNoPress: true, knows: all, draw: s => <PercentField {...field(s)} defaultValue={45} /> },
  {
    name: 'RichText',
    knows: all,
    draw: s => <RichText {...field(s)} defaultValue={`<p>${s.words.one} <strong>${s.words.other}</strong></p>`} />,
  },
]
