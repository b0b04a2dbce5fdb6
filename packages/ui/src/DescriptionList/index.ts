export { DescriptionList, type Fact, factColumns } from './DescriptionList.tsx'
