export { DescriptionList, type DescriptionListProps, type Fact, factColumns } from './DescriptionList.tsx'
