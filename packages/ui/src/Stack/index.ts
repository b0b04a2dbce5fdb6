export { Stack, stackAligns, stackWidths } from './Stack.tsx'
