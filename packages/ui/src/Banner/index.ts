export { Banner, type BannerProps, bannerTones } from './Banner.tsx'
