export { AppTheme } from './app-theme';
export { useColorMode } from './color-mode';
export type { ColorMode } from './color-mode';
export { MOBILE_QUERY, useIsMobile } from './is-mobile';
