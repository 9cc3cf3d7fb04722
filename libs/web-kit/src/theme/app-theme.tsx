import './theme.css';
import { ConfigProvider, theme } from 'antd';
import nlNL from 'antd/es/locale/nl_NL';
import dayjs from 'dayjs';
import 'dayjs/locale/nl';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useColorMode } from './color-mode';
import { useIsMobile } from './is-mobile';
import { tokensOf } from './tokens';

dayjs.locale('nl');

/** Look of every page: Dutch antd, the product's tokens, light or dark. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { dark } = useColorMode();
  const mobile = useIsMobile();
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  const config = useMemo(
    () => ({ ...tokensOf(dark, mobile), algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm }),
    [dark, mobile],
  );
  return (
    <ConfigProvider locale={nlNL} theme={config} form={{ requiredMark: true }}>
      {children}
    </ConfigProvider>
  );
}
