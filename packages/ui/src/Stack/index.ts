export { Stack, type StackProps, stackAligns, stackWidths } from './Stack.tsx'
