import type { ThemeConfig } from 'antd';

/** Colours of the two modes; the same names are CSS variables in theme.css. Every text on its ground is at least 4.5:1. */
const light = {
  primary: '#7A3E00',
  link: '#7A3E00',
  ground: '#FAF8F5',
  surface: '#FFFFFF',
  header: '#F6F2EC',
  text: '#1F1A14',
  textSecondary: '#5C5348',
  border: '#DDD5C9',
  control: '#8C8172',
  hover: '#FBF3E4',
  selected: '#FDF0D5',
  error: '#B3261E',
  success: '#2E6B34',
  warning: '#8A5300',
};
const dark: typeof light = {
  primary: '#F5A300',
  link: '#FFBF47',
  ground: '#16130F',
  surface: '#1F1B16',
  header: '#28231C',
  text: '#F4EEE5',
  textSecondary: '#BDB3A5',
  border: '#413A30',
  control: '#8F8474',
  hover: '#2A241B',
  selected: '#3A2E17',
  error: '#FF8A80',
  success: '#86CF8C',
  warning: '#FFBF47',
};

/** Tokens of antd for a mode: warm greys, 8 px grid, 14 px base; 16 px and taller controls on phones. */
export function tokensOf(isDark: boolean, isMobile: boolean): ThemeConfig {
  const c = isDark ? dark : light;
  return {
    token: {
      colorPrimary: c.primary,
      colorLink: c.link,
      colorInfo: c.primary,
      colorError: c.error,
      colorSuccess: c.success,
      colorWarning: c.warning,
      colorBgLayout: c.ground,
      colorBgContainer: c.surface,
      colorBgElevated: c.surface,
      colorText: c.text,
      colorTextSecondary: c.textSecondary,
      colorTextDescription: c.textSecondary,
      colorTextPlaceholder: c.textSecondary,
      colorBorder: c.control,
      colorBorderSecondary: c.border,
      colorTextLightSolid: isDark ? light.text : '#FFFFFF',
      controlItemBgActive: c.selected,
      controlItemBgActiveHover: c.selected,
      controlItemBgHover: c.hover,
      borderRadius: 6,
      fontSize: isMobile ? 16 : 14,
      controlHeight: isMobile ? 44 : 36,
      fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    },
    components: {
      Table: {
        headerBg: c.header,
        headerSplitColor: 'transparent',
        headerSortActiveBg: c.header,
        headerSortHoverBg: c.selected,
        bodySortBg: c.surface,
        rowHoverBg: c.hover,
        rowSelectedBg: c.selected,
        rowSelectedHoverBg: c.selected,
        cellPaddingBlock: 10,
      },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
      Layout: { bodyBg: c.ground, headerBg: c.surface, siderBg: c.surface },
      Menu: { itemSelectedBg: c.selected, itemSelectedColor: c.text, itemHoverBg: c.hover },
    },
  };
}
