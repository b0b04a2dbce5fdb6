import '@portal/ui/theme'
import { Heading } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import { ComplaintForm } from '@portal/widgets/complaint'
import { createElement } from 'react'

export const Page = () =>
  createElement(Stack, null, createElement(Heading, { level: 1 }, 'Complaints'), createElement(ComplaintForm, {}))
