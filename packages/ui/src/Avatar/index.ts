export { Avatar, avatarSizes, initialsOf } from './Avatar.tsx'
