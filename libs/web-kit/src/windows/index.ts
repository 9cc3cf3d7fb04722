export { useWindow, useWindows, useWindowFromUrl } from './window-context';
export type { OpenWindow, OwnWindow, Windows } from './window-context';
export { WindowsProvider } from './windows-provider';
export { Taskbar } from './taskbar';
