import { Checkbox } from '@portal/ui/Checkbox'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { StarRating } from '@portal/ui/StarRating'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { controls } from '../../widgets/support/controls.ts'

afterEach(cleanup)

const options = [{ value: 'private', label: 'Private' }]

const Fields = ({ error }: { error?: string }) => {
  const given = { isRequired: true, ...(error && { error }) }
  return (
    <>
      <TextField label="Name" {...given} />
      <TextArea label="Complaint" {...given} />
      <RadioGroup label="Type" options={options} {...given} />
      <StarRating label="Trainer" {...given} />
      <Checkbox {...given}>I agree</Checkbox>
    </>
  )
}

const invalid = async () => (await controls()).filter(control => control.includes('invalid'))

test('a required field is not invalid before it is touched', async () => {
  render(<Fields />)
  expect(await controls()).toContain('radio Private')
  expect(await invalid()).toEqual([])
})

test('a required field with an error is invalid', async () => {
  render(<Fields error="This field is required" />)
  const reported = (await invalid()).join('\n')
  for (const name of ['Name', 'Complaint', 'Private', '5', 'I agree']) expect(reported).toContain(name)
})
