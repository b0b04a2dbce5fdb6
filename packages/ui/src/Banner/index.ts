export { Banner, bannerTones } from './Banner.tsx'
