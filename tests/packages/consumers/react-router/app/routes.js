import { route } from '@react-router/dev/routes'

export default [route('differs', 'routes/differs.jsx'), route(':language', 'routes/page.jsx')]
