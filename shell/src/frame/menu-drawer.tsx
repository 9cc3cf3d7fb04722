import { useTexts } from '@stoet/web-kit/texts';
import { Drawer } from 'antd';
import { Menu } from './menu';

/** The menu on a phone. */
export default function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={304}
      title={t('menu')}
      closable={{ 'aria-label': t('closeMenu') }}
      styles={{ body: { padding: 8 } }}
    >
      <Menu onFollow={onClose} />
    </Drawer>
  );
}
